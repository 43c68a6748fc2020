export const paro = `
# Nahtmaterial | | Suturella Filamora Knotessa Chirufil Absorbella Nahtella
given | Resosut 4-0 | Resosut = Resosut | Resorbierbares Nahtmaterial = Absorbable suture | 36 Stk/Packung | Rheintal Medizin | sutureSizes
given | Seidora 3-0 | Seidora = Seidora | Geflochtene Seide, nicht resorbierbar = Braided silk, non-absorbable | 36 Stk/Packung | Rheintal Medizin | sutureSizes
kind | Nahtmaterial resorbierbar = Absorbable Suture | Geflochtenes resorbierbares Nahtmaterial = Braided absorbable suture | 12 Stk/Packung; 36 Stk/Packung | 38-72 | BE | sutureSizes | sutureNeedles
kind | Nahtmaterial Polyamid = Polyamide Suture | Monofiles nicht resorbierbares Nahtmaterial = Monofilament non-absorbable suture | 12 Stk/Packung; 36 Stk/Packung | 24-46 | BE | sutureSizes | sutureNeedles
kind | Nahtmaterial PTFE = PTFE Suture | Monofiles PTFE-Nahtmaterial = Monofilament PTFE suture | 12 Stk/Packung | 68-118 | BE | sutureSizes | sutureLengths
# Hämostatika | | Haemora Stypessa Gelatora Koagulina Stillablut
given | HemoSchwamm | HemoSchwamm = HemoSchwamm | Resorbierbarer Gelatineschwamm = Absorbable gelatine sponge | 50 Stk/Packung | Medora Dental AG | -
kind | Gelatineschwamm = Gelatine Sponge | Hämostyptischer Gelatineschwamm = Haemostatic gelatine sponge | 50 Stk/Packung; 24 Stk/Packung | 28-54 | BE | 10x10x10 mm ~ 20x10x7 mm*1.3
kind | Kollagenkegel = Collagen Cones | Kollagenkegel für Extraktionsalveolen = Collagen cones for extraction sockets | 10 Stk/Packung; 20 Stk/Packung | 64-118 | BE | S ~ M ~ L*1.15
kind | Hämostatikum Lösung = Haemostatic Solution | Blutstillende Lösung = Haemostatic solution | 30 ml/Flasche; 100 ml/Flasche | 14-28 | BEH | Aluminiumchlorid 25%=Aluminium Chloride 25% ~ Eisensulfat 15,5%=Ferric Sulphate 15,5%
kind | Zellulosegaze hämostatisch = Haemostatic Cellulose Gauze | Resorbierbare oxidierte Zellulose = Absorbable oxidised cellulose | 12 Stk/Packung | 58-104 | BE | 5x7 cm ~ 5x35 cm*2 ~ 10x20 cm*2.2
# Knochenersatz | | Ossavia Granulora Regenossa Kalzior Spongella
given | Osteogran 0,5 g | Osteogran = Osteogran | Bovines Knochenersatzmaterial = Bovine bone substitute | 5 Stk/Packung | Alpenzahn KG | granules
kind | Knochenersatz bovin = Bovine Bone Substitute | Granulat bovinen Ursprungs = Granules of bovine origin | 1 Stk/Stück | 70-130 | BE | granules | grainSizes
kind | Knochenersatz synthetisch = Synthetic Bone Substitute | Beta-Tricalciumphosphat-Granulat = Beta-tricalcium phosphate granules | 1 Stk/Stück; 5 Stk/Packung | 48-92 | BE | granules | grainSizes
kind | Knochenersatz Block = Bone Substitute Block | Formstabiler Knochenblock = Dimensionally stable bone block | 1 Stk/Stück | 140-240 | BE | 10x10x10 mm ~ 10x10x20 mm*1.5 ~ 20x20x10 mm*2.1
# Membranen | | Barriera Kollagenia Protexana Membranella Velamina
given | KollaBarriere 20x30 | KollaBarriere = KollaBarriere | Resorbierbare Kollagenmembran = Absorbable collagen membrane | 2 Stk/Packung | Alpenzahn KG | membraneSizes
kind | Kollagenmembran = Collagen Membrane | Porcine Kollagenmembran = Porcine collagen membrane | 1 Stk/Stück; 2 Stk/Packung | 105-185 | BE | membraneSizes
kind | PTFE-Membran = PTFE Membrane | Nicht resorbierbare PTFE-Membran = Non-absorbable PTFE membrane | 1 Stk/Stück; 10 Stk/Packung | 58-108 | BE | 12x24*0.7 ~ 20x25 ~ 25x30*1.3 | ohne Verstärkung=Non-reinforced ~ titanverstärkt=Titanium-reinforced*1.9
kind | Membrannägel = Membrane Tacks | Titannägel zur Membranfixierung = Titanium tacks for membrane fixation | 5 Stk/Packung; 10 Stk/Packung | 62-118 | B | 3 mm ~ 5 mm
# Skalpelle | | Scalpina Klingora Incisora Schnittfein Bisturina
given | Skalpa Nr. 15 | Skalpa = Skalpa | Sterile Einmalskalpelle = Sterile disposable scalpels | 100 Stk/Karton | Hansa Dentalwerk | scalpelNumbers
kind | Einmalskalpell = Disposable Scalpel | Einmalskalpell mit Kunststoffgriff = Disposable scalpel with plastic handle | 10 Stk/Packung; 100 Stk/Karton | 5-10 | BE | scalpelNumbers
kind | Skalpellklingen = Scalpel Blades | Sterile Klingen aus Karbonstahl = Sterile carbon steel blades | 100 Stk/Packung; 10 Stk/Packung | 16-30 | BE | scalpelNumbers
kind | Mikroskalpell = Micro Scalpel | Mikroklinge für die Parodontalchirurgie = Micro blade for periodontal surgery | 10 Stk/Packung; 5 Stk/Packung | 44-82 | BE | Nr. 64=No. 64 ~ Nr. 67=No. 67 ~ Nr. 69=No. 69 ~ Tunnel
# Küretten | buero | Scalora Parokura Rootessa Konturra Grifforia
kind | Kürette = Curette | Doppelendige Kürette aus Edelstahl = Double-ended stainless steel curette | 1 Stk/Stück | 18-42 | - | curettes | Hohlgriff=Hollow Handle ~ Silikongriff=Silicone Handle*1.3
kind | Scaler = Scaler | Scaler zur supragingivalen Zahnsteinentfernung = Scaler for supragingival calculus removal | 1 Stk/Stück | 18-40 | - | H6/H7 ~ 204SD ~ M23 ~ 311/312 | Hohlgriff=Hollow Handle ~ Silikongriff=Silicone Handle*1.3
kind | Knochenkürette = Bone Curette | Scharfer Löffel nach Lucas = Lucas bone curette | 1 Stk/Stück | 22-46 | - | 84 ~ 85 ~ 86 ~ 87 ~ 88
kind | Parodontalsonde = Periodontal Probe | Sonde mit Millimetereinteilung = Probe with millimetre markings | 1 Stk/Stück; 10 Stk/Packung | 12-30 | - | WHO ~ UNC 15 ~ Williams ~ CP 12 | einendig=Single-ended ~ doppelendig=Double-ended*1.2
`;
