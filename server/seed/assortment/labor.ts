export const labor = `
# Gipse | | Modellora Steinfein Alabastra Gipsella Sockelit
given | Gipsara Typ III | Gipsara = Gipsara | Hartgips für Modelle = Dental stone for models | 5 kg/Beutel | Hansa Dentalwerk | Typ III=Type III ~ Typ IV=Type IV*1.4 ~ Sockel=Base
kind | Hartgips Typ III = Dental Stone Type III | Hartgips für Situationsmodelle = Dental stone for study models | 25 kg/Sack; 5 kg/Beutel; 4x5 kg:Beutel/Karton | 28-52 | E | Weiß=White ~ Gelb=Yellow ~ Blau=Blue ~ Grün=Green ~ Elfenbein=Ivory
kind | Superhartgips Typ IV = Die Stone Type IV | Superhartgips für Meistermodelle = Die stone for master models | 5 kg/Beutel; 20 kg/Karton; 25 kg/Sack | 18-36 | E | Goldbraun=Golden Brown ~ Pastellgelb=Pastel Yellow ~ Grau=Grey ~ Apricot ~ Scan*1.1
kind | Abdruckgips = Impression Plaster | Abdruckgips mit kurzer Abbindezeit = Fast-setting impression plaster | 5 kg/Eimer; 1 kg/Dose | 16-30 | E | Rosa=Pink ~ Weiß=White
# Wachse | dosen | Cerafina Wachsora Modellessa Bienella Plattina
kind | Modellierwachs Platten = Modelling Wax Sheets | Rosa Basisplattenwachs = Pink baseplate wax | 500 g/Packung; 2500 g/Karton | 11-22 | - | Sommer=Summer ~ Winter ~ Ganzjahr=All-season | 1,25 mm ~ 1,5 mm ~ 1,75 mm
kind | Klebewachs = Sticky Wax | Sprödes Klebewachs in Stangen = Brittle sticky wax sticks | 50 g/Packung; 500 g/Packung | 8-16 | - | Gelb=Yellow ~ Rot=Red ~ Dunkel=Dark
kind | Aufwachswachs = Inlay Wax | Aufwachswachs für Kronen und Inlays = Wax for crowns and inlays | 70 g/Dose; 50 g/Dose | 14-28 | - | Beige ~ Grau=Grey ~ Grün=Green ~ Blau=Blue ~ Rot=Red | soft=Soft ~ medium=Medium ~ hart=Hard
kind | Wachsdraht = Wax Wire | Wachsdraht für Gusskanäle = Wax wire for sprues | 250 g/Rolle; 500 g/Rolle | 12-24 | - | 2,0 mm ~ 2,5 mm ~ 3,0 mm ~ 3,5 mm ~ 4,0 mm | mittel=Medium ~ hart=Hard
# Prothesenkunststoff | dosen | Protessa Acrylora Basissa Rosanta Polymessa
kind | Kaltpolymerisat Pulver = Cold-cure Acrylic Powder | Prothesenkunststoff für Reparaturen = Denture acrylic for repairs | 500 g/Dose; 1 kg/Dose | 32-62 | BE | denturePinks
kind | Heißpolymerisat Pulver = Heat-cure Acrylic Powder | Prothesenbasiskunststoff = Denture base acrylic | 1 kg/Dose; 5 kg/Eimer | 48-92 | BE | denturePinks
kind | Monomer Flüssigkeit = Acrylic Monomer Liquid | Monomer für Prothesenkunststoffe = Monomer for denture acrylics | 500 ml/Flasche; 1 l/Flasche; 250 ml/Flasche | 22-44 | EH | Kalt=Cold-cure ~ Heiß=Heat-cure
kind | Unterfütterung weichbleibend = Soft Reline | Weichbleibendes Unterfütterungsmaterial = Soft relining material | 2x50 ml:Kartusche/Packung; 50 ml/Kartusche | 78-142 | BE | Soft ~ Extra Soft
kind | Prothesenzähne = Denture Teeth | Konfektionszähne aus Composite = Composite denture teeth | 6 Stk/Packung; 8 Stk/Packung | 9-22 | - | OK Front=Upper Anterior ~ UK Front=Lower Anterior ~ OK Seitenzahn=Upper Posterior ~ UK Seitenzahn=Lower Posterior | toothShades
# 3D-Druckharze | flasche | Druckora Stratessa Photopola Layerina Harzella
given | Printara Model | Printara = Printara | Druckharz für Modelle = Print resin for models | 500 g/Flasche | Nordlicht Dental | Model ~ Splint*1.5 ~ Tray*1.2 ~ Guide*1.6
kind | Druckharz Modell = Model Print Resin | Harz für den Modelldruck bei 385/405 nm = Resin for model printing at 385/405 nm | 1 kg/Flasche; 500 g/Flasche | 70-140 | BEH | Beige ~ Grau=Grey ~ Elfenbein=Ivory ~ Weiß=White
kind | Druckharz Schiene = Splint Print Resin | Biokompatibles Harz für Schienen = Biocompatible resin for splints | 1 kg/Flasche; 500 g/Flasche | 140-260 | BEH | hart=Hard ~ flexibel=Flexible*1.1
kind | Druckharz Bohrschablone = Surgical Guide Print Resin | Sterilisierbares Harz für Bohrschablonen = Autoclavable resin for surgical guides | 1 kg/Flasche; 500 g/Flasche | 130-250 | BEH | transparent=Clear ~ Orange
kind | Druckharz Provisorium = Temporary Print Resin | Harz für provisorische Kronen = Resin for temporary crowns | 500 g/Flasche; 1 kg/Flasche | 150-270 | BEH | crownShades
kind | Reinigungsalkohol Isopropanol = Isopropyl Alcohol | Isopropanol 99,9% zum Nachwaschen = Isopropyl alcohol 99,9% for washing prints | 5 l/Kanister; 1 l/Flasche | 16-34 | H | -
# Fräsrohlinge | | Zirkessa Blankora Polyblanka Disconia Keramella
given | Zirkona Disc 98x16 | Zirkona Disc = Zirkona Disc | Zirkonoxid-Ronde = Zirconia disc | - | Helvadent | 98x12*0.85 ~ 98x14*0.92 ~ 98x16 ~ 98x18*1.1 ~ 98x20*1.2 ~ 98x25*1.4
kind | Zirkonronde = Zirconia Disc | Zirkonoxid-Ronde, Ø 98 mm = Zirconia disc, Ø 98 mm | 1 Stk/Stück | 75-160 | B | blankShades | discHeights
kind | PMMA-Ronde = PMMA Disc | Kunststoffronde für Langzeitprovisorien = Acrylic disc for long-term temporaries | 1 Stk/Stück; 5 Stk/Karton | 24-52 | B | blankShades | discHeights
kind | Wachsronde = Wax Disc | Fräswachs für die Gusstechnik = Milling wax for casting | 1 Stk/Stück; 5 Stk/Karton | 18-36 | - | Blau=Blue ~ Grün=Green ~ Weiß=White | discHeights
kind | Glaskeramikblock = Glass Ceramic Block | Lithiumdisilikatblock für die Chairside-Fertigung = Lithium disilicate block for chairside milling | 5 Stk/Packung; 1 Stk/Stück | 110-190 | B | HT ~ LT ~ MT | A1 ~ A2 ~ A3 ~ A3,5 ~ B1 ~ Bleach | blockSizes
# Tiefziehfolien | | Folienzug Thermessa Tiefora Schienella Plattora
kind | Tiefziehfolie hart = Hard Thermoforming Foil | Harte Folie für Schienen = Hard foil for splints | 20 Stk/Packung; 100 Stk/Karton | 22-44 | - | foilForms | foilThickness
kind | Tiefziehfolie weich = Soft Thermoforming Foil | Weiche Folie für Sportschutz und Bleaching = Soft foil for mouthguards and bleaching | 20 Stk/Packung; 100 Stk/Karton | 24-48 | - | foilForms | foilThickness
kind | Sportschutzfolie = Mouthguard Foil | Farbige Folie für den Sportmundschutz = Coloured foil for sports mouthguards | 10 Stk/Packung | 32-62 | - | Blau=Blue ~ Rot=Red ~ Schwarz=Black ~ Grün=Green ~ Gelb=Yellow ~ Mehrfarbig=Multicolour*1.3 | 3,0 mm ~ 4,0 mm*1.2
kind | Isolierfolie = Insulating Foil | Dünne Platzhalterfolie = Thin spacer foil | 100 Stk/Packung; 200 Stk/Packung | 14-28 | - | foilForms
`;
