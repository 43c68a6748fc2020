export const rotierend = `
# Diamanten FG | | Adamanta Brillora Kornfein Schleifora Diamessa Karatek Facetta
given | Diamora FG 801 | Diamora FG = Diamora FG | Diamantschleifer mit FG-Schaft = FG diamond bur | 10 Stk/Packung | Odontec | 801 ~ 805 ~ 835 ~ 837 ~ 847 ~ 850 ~ 856 ~ 862 ~ 863 ~ 878 ~ 379 ~ 909
kind | Diamant FG = FG Diamond | Diamantschleifer mit Naturkorn = Diamond bur with natural grit | 5 Stk/Packung; 10 Stk/Packung | 9-19 | B | burFigures | burSizes | grits
kind | Diamant FG kurz = FG Diamond Short | Diamantschleifer mit kurzem Schaft = Short-shank diamond bur | 5 Stk/Packung | 10-20 | B | burFigures | burSizes | grits
kind | Einmaldiamant FG = Single-use FG Diamond | Steril verpackter Einmaldiamant = Sterile-packed single-use diamond | 25 Stk/Packung; 100 Stk/Karton | 26-48 | BE | burFigures | burSizes | grits
# Hartmetallbohrer | | Karbinova Wolframia Tungstella Schneidora Metalora
given | Karbidex FG 245 | Karbidex FG = Karbidex FG | Hartmetallbohrer mit FG-Schaft = FG carbide bur | 10 Stk/Packung | Odontec | 245 ~ 330 ~ 329 ~ 556 ~ 557 ~ 1157 ~ 1558
kind | Hartmetallbohrer = Carbide Bur | Rosenbohrer und Fräser aus Hartmetall = Tungsten carbide bur | 5 Stk/Packung; 10 Stk/Packung | 7-16 | B | shanks | Rose=Round ~ Birne=Pear ~ Zylinder=Cylinder ~ Fissur=Fissure ~ Umgekehrter Kegel=Inverted Cone | burSizes
kind | Chirurgiefräse Hartmetall = Surgical Carbide Bur | Fräse für die Oralchirurgie = Bur for oral surgery | 1 Stk/Stück; 5 Stk/Packung | 12-26 | B | Lindemann ~ Rose=Round ~ Kugel lang=Long Round ~ Zylinder=Cylinder | burSizes
kind | Rosenbohrer Stahl = Steel Round Bur | Rosenbohrer für die Exkavation = Round bur for caries excavation | 10 Stk/Packung | 8-16 | B | Winkelstück=Latch ~ Winkelstück lang=Latch Long | burSizes
# Polierer | | Hochglanza Silkora Politessa Elastessa Brillanza Gummora
given | Glanzo Polierer | Glanzo Polierer = Glanzo Polisher | Silikonpolierer für Composite = Silicone polisher for composite | 5 Stk/Packung | Alpenzahn KG | -
kind | Compositepolierer = Composite Polisher | Diamantdurchsetzter Silikonpolierer = Diamond-impregnated silicone polisher | 10 Stk/Packung; 6 Stk/Packung | 32-62 | - | polisherShapes | polishSteps | FG ~ Winkelstück=Latch
kind | Keramikpolierer = Ceramic Polisher | Polierer für Keramik und Zirkonoxid = Polisher for ceramics and zirconia | 6 Stk/Packung; 3 Stk/Packung | 44-82 | - | polisherShapes | polishSteps | FG ~ Winkelstück=Latch
kind | Polierscheiben = Polishing Discs | Flexible Polierscheiben = Flexible polishing discs | 50 Stk/Packung; 150 Stk/Packung | 22-42 | - | 8 mm ~ 10 mm ~ 13 mm ~ 16 mm | coarseness
kind | Polierstreifen = Polishing Strips | Streifen für den Approximalraum = Strips for approximal surfaces | 100 Stk/Packung; 150 Stk/Packung | 18-34 | - | 2 mm ~ 4 mm ~ 6 mm | coarseness
# Finierer | | Finorella Konturina Schliffina Randora Zierfein
kind | Finierdiamant FG = FG Finishing Diamond | Feinkörniger Diamant zum Finieren = Fine-grit finishing diamond | 5 Stk/Packung | 11-22 | B | burFigures | 012 ~ 014 ~ 016 ~ 023 | fein=Fine ~ extrafein=Extra Fine*1.08 ~ ultrafein=Ultra Fine*1.15
kind | Hartmetallfinierer = Carbide Finisher | Finierer mit verzahnten Schneiden = Bladed carbide finisher | 5 Stk/Packung; 10 Stk/Packung | 12-25 | B | burFigures | 012 ~ 014 ~ 016 ~ 023 | 8 Schneiden=8 Blades ~ 12 Schneiden=12 Blades ~ 16 Schneiden=16 Blades*1.1 ~ 30 Schneiden=30 Blades*1.2
kind | Arkansas-Stein = Arkansas Stone | Feinkörniger Finierstein = Fine finishing stone | 12 Stk/Packung; 5 Stk/Packung | 14-28 | - | FG ~ Winkelstück=Latch | Kugel=Round ~ Flamme=Flame ~ Konus=Taper ~ Zylinder=Cylinder
# Kronentrenner | | Separora Kronlos Trennfix Crownsplit Durchtrenna
given | KronCut | KronCut = KronCut | Hartmetall-Kronentrenner = Carbide crown cutter | 10 Stk/Packung | Odontec | -
kind | Kronentrenner Hartmetall = Carbide Crown Cutter | Kronentrenner für Metall = Crown cutter for metal | 5 Stk/Packung; 10 Stk/Packung | 18-36 | B | 010 ~ 012 ~ 014 | Zylinder=Cylinder ~ Konus=Taper
kind | Kronentrenner Zirkon = Zirconia Crown Cutter | Diamant für Zirkonoxidkronen = Diamond for zirconia crowns | 3 Stk/Packung; 5 Stk/Packung | 26-52 | B | 012 ~ 014 ~ 016 ~ 018 | Konus=Taper ~ Zylinder=Cylinder ~ Flamme=Flame
# Laborfräsen | labor | Laborina Frasessa Labortessa Werkora Abtragia
kind | Laborfräse Hartmetall = Carbide Lab Cutter | Fräse für das Handstück = Cutter for the lab handpiece | 1 Stk/Stück; 3 Stk/Packung | 14-32 | - | Ei=Egg ~ Zylinder=Cylinder ~ Birne=Pear ~ Kugel=Round ~ Konus=Taper ~ Flamme=Flame | 023 ~ 040 ~ 060*1.2 ~ 070*1.3 | fein=Fine ~ mittel=Medium ~ grob=Coarse ~ supergrob=Super Coarse
kind | Trennscheiben = Separating Discs | Faserverstärkte Trennscheiben = Fibre-reinforced separating discs | 100 Stk/Packung; 20 Stk/Packung | 18-36 | - | 22 mm ~ 25 mm ~ 37 mm*1.4 | 0,2 mm ~ 0,3 mm ~ 0,7 mm
kind | Schleifkappen = Abrasive Caps | Schleifkappen für Kunststoff = Abrasive caps for acrylics | 10 Stk/Packung; 50 Stk/Packung | 6-14 | - | 5 mm ~ 7 mm ~ 10 mm*1.2 | coarseness
kind | Gummipolierer Labor = Lab Rubber Polisher | Polierer für Prothesenkunststoff = Polisher for denture acrylics | 10 Stk/Packung; 100 Stk/Packung | 12-26 | - | Rad=Wheel ~ Spitze=Point ~ Zylinder=Cylinder | coarseness
`;
