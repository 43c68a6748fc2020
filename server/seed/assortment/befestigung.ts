export const befestigung = `
# Glasionomerzemente | flasche | Zementora Fixionel Glaslute Kronhalt Ionavia
given | Ionolute | Ionolute = Ionolute | Glasionomer-Befestigungszement = Glass ionomer luting cement | 35 g/Flasche | Nordlicht Dental | -
kind | Glasionomer-Befestigungszement = Glass Ionomer Luting Cement | Befestigungszement für Kronen und Brücken = Luting cement for crowns and bridges | 35 g+25 g/Packung; 50 Kapseln/Packung | 55-95 | BE | setting
kind | Kunststoffmodifizierter Zement = Resin-modified Luting Cement | Kunststoffmodifizierter Glasionomerzement = Resin-modified glass ionomer cement | 8,5 g/Spritze; 2x7 g:Spritze/Packung | 62-112 | BEH | Hellgelb=Light Yellow ~ Zahnfarben=Tooth-coloured
kind | Zinkphosphatzement = Zinc Phosphate Cement | Zinkphosphatzement, Pulver und Flüssigkeit = Zinc phosphate cement, powder and liquid | 80 g+30 ml/Packung; 40 g+15 ml/Packung | 28-52 | BE | Hellgelb=Light Yellow ~ Weiß=White ~ Grau=Grey
# Compositezemente | | Harzlute Haftcemia Dualora Keralute Bondavia Omnicemia
given | Duocem Automix | Duocem = Duocem | Dualhärtender Compositezement = Dual-curing resin cement | 2x8,5 g:Spritze/Packung | Dentavia GmbH | Automix ~ Handmix*0.9
kind | Compositezement = Resin Cement | Dualhärtender Befestigungszement = Dual-curing luting cement | 8,5 g/Spritze; 2x8,5 g:Spritze/Packung | 72-135 | BEH | luteShades
kind | Compositezement selbstadhäsiv = Self-adhesive Resin Cement | Selbstadhäsiver Befestigungszement = Self-adhesive luting cement | 8,5 g/Spritze; 20 Kapseln/Packung | 82-148 | BEH | luteShades
kind | Veneerzement lichthärtend = Light-cure Veneer Cement | Befestigungszement für Veneers = Luting cement for veneers | 2 g/Spritze; 4x2 g:Spritze/Packung | 38-72 | BEH | Light ~ Neutral ~ Warm ~ Opak=Opaque ~ Bleach
kind | Try-in-Paste = Try-in Paste | Wasserlösliche Einprobepaste = Water-soluble try-in paste | 2 g/Spritze | 22-40 | E | Light ~ Neutral ~ Warm ~ Opak=Opaque ~ Bleach
# Provisorische Zemente | dosen | Interlute Temporessa Provicemia Freelute Zeitfix
given | Tempolute NE | Tempolute = Tempolute | Provisorischer Befestigungszement = Temporary luting cement | 4x35 g:Tube/Packung | Nordlicht Dental | NE ~ ZOE
kind | Provisorischer Zement eugenolfrei = Temporary Cement Non-eugenol | Eugenolfreier provisorischer Zement = Non-eugenol temporary cement | 2x35 g:Tube/Packung; 5 ml/Spritze; 2x5 ml:Spritze/Packung | 14-28 | BE | -
kind | Provisorischer Zement transparent = Clear Temporary Cement | Transparenter provisorischer Zement = Clear temporary cement | 5 ml/Spritze; 2x5 ml:Spritze/Packung | 32-58 | BEH | -
kind | Implantatzement semipermanent = Semi-permanent Implant Cement | Zement für implantatgetragene Versorgungen = Cement for implant-supported restorations | 5 ml/Spritze; 2x5 ml:Spritze/Packung | 36-66 | BE | Soft ~ Hard
kind | Zemententferner = Cement Remover | Reiniger für Zementreste = Remover for cement residues | 200 ml/Flasche; 500 ml/Flasche | 12-26 | H | -
# K&B-Materialien | dosen | Kronalis Bisacrella Provibridge Crownessa Temposhade
given | Provisora A2 | Provisora = Provisora | Bisacryl-Composite für Kronen und Brücken = Bis-acrylic composite for crowns and bridges | 5x76 g:Kartusche/Karton | Dentavia GmbH | crownShades
kind | K&B-Composite = Crown & Bridge Composite | Bisacryl-Composite für provisorische Kronen und Brücken = Bis-acrylic composite for temporary crowns and bridges | 76 g/Kartusche; 5x76 g:Kartusche/Karton; 10 g/Spritze | 68-120 | BEH | crownShades
kind | K&B-Kunststoff Pulver = Temporary Acrylic Powder | Kaltpolymerisat für Provisorien = Cold-curing acrylic for temporaries | 100 g/Dose; 250 g/Dose | 24-48 | BE | toothShades
kind | K&B-Kunststoff Flüssigkeit = Temporary Acrylic Liquid | Monomer zum Anmischen = Monomer for mixing | 100 ml/Flasche; 250 ml/Flasche | 19-38 | BEH | -
kind | Provisorienkronen = Temporary Crowns | Vorgeformte Kronen aus Polycarbonat = Preformed polycarbonate crowns | 5 Stk/Packung; 10 Stk/Packung | 9-18 | - | Schneidezahn=Incisor ~ Eckzahn=Canine ~ Prämolar=Premolar ~ Molar | sizesSL
# Stumpfaufbau | dosen | Buildora Stumpfia Corella Kernbau Aufbauta
given | CoreForma | CoreForma = CoreForma | Dualhärtendes Stumpfaufbaumaterial = Dual-curing core build-up material | 2x50 g:Kartusche/Packung | Dentavia GmbH | -
kind | Stumpfaufbaumaterial = Core Build-up | Dualhärtendes Aufbaucomposite = Dual-curing build-up composite | 50 g/Kartusche; 2x10 g:Spritze/Packung; 5 ml/Spritze | 85-140 | BEH | coreShades
kind | Stumpfaufbau lichthärtend = Light-cure Core Build-up | Lichthärtendes Aufbaucomposite = Light-curing build-up composite | 4 g/Spritze; 20x0,25 g:Kapsel/Packung | 36-64 | BEH | coreShades
kind | Parapulpäre Stifte = Parapulpal Pins | Vergoldete Stifte zur Verankerung = Gold-plated retention pins | 30 Stk/Packung; 100 Stk/Packung | 34-62 | B | Mini ~ Regular ~ Maxi
# Wurzelstifte | endo | Stiftana Fibressa Stiftora Kanalis Ankerla
given | Fiberon Stift 1,2 | Fiberon Stift = Fiberon Post | Glasfaserstift, röntgenopak = Radiopaque glass fibre post | 5 Stk/Packung | Odontec | 1,0 ~ 1,2 ~ 1,4 ~ 1,6
kind | Glasfaserstifte = Glass Fibre Posts | Konische Glasfaserstifte = Tapered glass fibre posts | 10 Stk/Packung; 5 Stk/Packung | 48-88 | B | postSizes
kind | Titanstifte = Titanium Posts | Wurzelstifte aus Titan = Titanium root posts | 10 Stk/Packung; 25 Stk/Packung | 32-62 | B | zylindrisch=Parallel ~ konisch=Tapered | postSizes
kind | Aufbereitungsbohrer Wurzelstift = Post Drill | Formbohrer passend zum Stift = Shaping drill matching the post | 1 Stk/Stück; 3 Stk/Packung | 16-32 | B | postSizes
`;
