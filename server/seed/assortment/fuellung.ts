export const fuellung = `
# Composite Spritzen | | Esthelora Nanorest Veneris Compolia Ceramora Hybrafil Perlesca
given | Lumafil Nano A2 | Lumafil Nano = Lumafil Nano | Nanohybrid-Composite = Nano-hybrid composite | 5x4 g:Spritze/Packung | Dentavia GmbH | shades
kind | Composite Universal = Universal Composite | Universelles Nanohybrid-Composite = Universal nano-hybrid composite | 4 g/Spritze; 3 g/Spritze; 5x4 g:Spritze/Packung | 28-62 | BEH | shades
kind | Composite Seitenzahn = Posterior Composite | Stopfbares Composite für den Seitenzahn = Packable composite for posterior teeth | 4 g/Spritze | 26-55 | BEH | bodyShades
kind | Composite Schmelz = Enamel Composite | Schmelzmasse für die Schichttechnik = Enamel composite for layering | 3 g/Spritze | 32-66 | BEH | Schmelz hell=Light Enamel ~ Schmelz mittel=Medium Enamel ~ Schmelz grau=Grey Enamel ~ Inzisal=Incisal ~ Amber ~ Blau transluzent=Blue Translucent
# Composite Kapseln | | Capsora Kapsula Bulkara Compulina Tipfil Estecap
given | Lumafil Bulk | Lumafil Bulk = Lumafil Bulk | Bulk-Fill-Composite in Kapseln = Bulk-fill composite in capsules | 50x0,25 g:Kapsel/Packung | Dentavia GmbH | -
kind | Composite Kapseln = Composite Capsules | Nanohybrid-Composite in Kapseln = Nano-hybrid composite in capsules | 20x0,25 g:Kapsel/Packung; 50x0,25 g:Kapsel/Packung | 48-95 | BEH | shades
kind | Bulk-Fill Kapseln = Bulk Fill Capsules | Bulk-Fill bis 4 mm Schichtstärke = Bulk fill up to 4 mm increments | 20x0,3 g:Kapsel/Packung; 60x0,3 g:Kapsel/Packung | 58-105 | BEH | Universal ~ A1 ~ A2 ~ A3 ~ B1
kind | Kapselpistole = Capsule Dispenser | Applikationspistole für Compositekapseln = Dispenser for composite capsules | 1 Stk/Stück | 38-86 | - | Blau=Blue ~ Schwarz=Black ~ Metall=Metal*1.5
# Flow-Composites | | Fluidora Liquora Rieselia Streamora Flowessa Rheona
given | Flowina Universal | Flowina = Flowina | Fließfähiges Composite = Flowable composite | 5x2 g:Spritze/Packung | Dentavia GmbH | Universal ~ A1 ~ A2 ~ A3 ~ A3,5 ~ B1
kind | Flow-Composite = Flowable Composite | Fließfähiges Nanohybrid-Composite = Flowable nano-hybrid composite | 2x2 g:Spritze/Packung; 2 g/Spritze; 5x2 g:Spritze/Packung | 29-58 | BEH | bodyShades
kind | Bulk-Fill Flow = Bulk Fill Flow | Fließfähiges Bulk-Fill-Composite = Flowable bulk-fill composite | 2x2 g:Spritze/Packung; 20x0,25 g:Kapsel/Packung | 34-64 | BEH | Universal ~ A1 ~ A2 ~ A3
kind | Flow-Applikationsspitzen = Flow Application Tips | Metallspitzen für Flow-Spritzen = Metal tips for flowable syringes | 50 Stk/Beutel; 100 Stk/Beutel | 12-24 | - | 19G ~ 20G ~ 22G
# Glasionomere | | Vitronel Glasita Fluorionel Kryptoglas Molaris Ionessa
given | Ionoglas Molar | Ionoglas Molar = Ionoglas Molar | Stopfbarer Glasionomerzement in Kapseln = Packable glass ionomer in capsules | 100 Kapseln/Packung | Nordlicht Dental | -
kind | Glasionomer Kapseln = Glass Ionomer Capsules | Füllungszement in Kapseln = Restorative cement in capsules | 50 Kapseln/Packung; 150 Kapseln/Packung | 95-150 | BE | ionomerShades
kind | Glasionomer Pulver = Glass Ionomer Powder | Pulver zum Anmischen von Füllungszement = Powder for restorative cement | 12,5 g/Flasche; 30 g/Flasche | 38-66 | BE | ionomerShades
kind | Glasionomer Flüssigkeit = Glass Ionomer Liquid | Anmischflüssigkeit = Mixing liquid | 8,5 ml/Flasche; 25 ml/Flasche | 22-42 | BEH | -
kind | Kunststoffmodifiziertes Glasionomer = Resin-modified Glass Ionomer | Lichthärtender Glasionomerzement = Light-curing glass ionomer | 50 Kapseln/Packung | 110-175 | BEH | ionomerShades
# Matrizen & Keile | | Matrova Keilora Sektora Bandinia Cuneta Tofflora Proximella
given | RingMatrix Set | RingMatrix Set = RingMatrix Set | Teilmatrizensystem mit Ring = Sectional matrix system with ring | 100 Stk/Packung | Odontec | -
given | HolzKeil Mix | HolzKeil = HolzKeil | Interdentalkeile aus Holz = Wooden interdental wedges | 1000 Stk/Packung | Odontec | Mix ~ S ~ M ~ L
kind | Teilmatrizen = Sectional Matrices | Vorgeformte Teilmatrizen aus Metall = Pre-contoured metal sectional matrices | 50 Stk/Packung; 100 Stk/Packung | 32-66 | - | bandForms | bandThickness
kind | Matrizenband = Matrix Band | Matrizenband aus Edelstahl = Stainless steel matrix band | 3 m/Rolle; 10 m/Rolle | 6-13 | - | 5 mm ~ 6 mm ~ 7 mm ~ 8 mm | bandThickness
kind | Interdentalkeile Holz = Wooden Wedges | Anatomische Keile aus Ahorn = Anatomical maple wedges | 100 Stk/Packung; 400 Stk/Packung | 5-11 | - | wedgeSizes
kind | Interdentalkeile Kunststoff = Plastic Wedges | Elastische Keile = Elastic wedges | 100 Stk/Packung; 200 Stk/Packung | 24-48 | - | wedgeSizes
kind | Matrizenring = Matrix Ring | Separierring aus Nickel-Titan = Nickel-titanium separating ring | 1 Stk/Stück; 2 Stk/Packung | 42-88 | - | Molar ~ Prämolar=Premolar ~ Universal
# Provisorische Füllung | dosen | Interima Zeitora Kavessa Tempessa Zwischora
given | Temporit | Temporit = Temporit | Provisorisches Füllungsmaterial = Temporary filling material | 3x38 g:Dose/Packung | Nordlicht Dental | -
kind | Provisorische Füllung = Temporary Filling | Gebrauchsfertige provisorische Füllung = Ready-to-use temporary filling | 38 g/Dose; 3x38 g:Dose/Packung; 7 g/Tube | 9-16 | BE | Weiß=White ~ Rosa=Pink ~ Grau=Grey
kind | Provisorische Füllung lichthärtend = Light-cure Temporary Filling | Elastisches lichthärtendes Provisorium = Elastic light-cured temporary | 3x3 g:Spritze/Packung; 3 g/Spritze | 28-52 | BEH | Universal ~ Rosa=Pink ~ Soft
kind | Zinkoxid-Eugenol = Zinc Oxide Eugenol | Pulver und Flüssigkeit = Powder and liquid | 40 g+15 ml/Packung; 80 g+30 ml/Packung | 19-38 | BEH | setting
`;
