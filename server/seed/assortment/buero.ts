export const buero = `
# Handinstrumente | | Griffora Stahlessa Instrumenta Manuvera Klingenstahl
kind | Mundspiegel = Mouth Mirror | Mundspiegel, vorderseitig verspiegelt = Front-surface mouth mirror | 12 Stk/Packung; 1 Stk/Stück | 14-32 | - | Gr. 3=Size 3 ~ Gr. 4=Size 4 ~ Gr. 5=Size 5 | plan=Plane ~ vergrößernd=Magnifying*1.2
kind | Sonde = Explorer | Zahnärztliche Sonde = Dental explorer | 1 Stk/Stück; 10 Stk/Packung | 6-16 | - | Fig. 8 ~ Fig. 9 ~ Fig. 17 ~ Fig. 23 | Hohlgriff=Hollow Handle ~ Vollgriff=Solid Handle
kind | Pinzette = Tweezers | Dentalpinzette aus Edelstahl = Stainless steel dental tweezers | 1 Stk/Stück; 10 Stk/Packung | 9-24 | - | College ~ Meriam ~ Perry ~ Adson | gerieft=Serrated ~ glatt=Smooth
kind | Füllungsinstrument = Filling Instrument | Modellierinstrument für Composite = Composite modelling instrument | 1 Stk/Stück | 16-38 | - | Kugelstopfer=Ball Burnisher ~ Spatel=Spatula ~ Heidemann ~ Stopfer=Plugger | S ~ M ~ L | Edelstahl=Stainless Steel ~ beschichtet=Coated*1.35
kind | Extraktionszange = Extraction Forceps | Zahnzange nach englischem Muster = English-pattern extraction forceps | 1 Stk/Stück | 38-88 | - | Fig. 1 ~ Fig. 7 ~ Fig. 13 ~ Fig. 17 ~ Fig. 18 ~ Fig. 22 ~ Fig. 33 ~ Fig. 51 ~ Fig. 67 ~ Fig. 73 ~ Fig. 79
kind | Wurzelheber = Root Elevator | Wurzelheber mit ergonomischem Griff = Root elevator with ergonomic handle | 1 Stk/Stück | 22-54 | - | Bein ~ Flohr ~ Barry ~ Luxation | 2 mm ~ 3 mm ~ 4 mm ~ 5 mm
# Hand- & Winkelstücke | | Rotavia Turbessa Winkelora Motrella Speedara
kind | Winkelstück = Contra-angle Handpiece | Winkelstück mit Licht und Spray = Contra-angle with light and spray | 1 Stk/Stück | 380-980 | - | 1:1 ~ 1:5*1.4 ~ 4:1*1.1 ~ 10:1*1.15 | mit Licht=With Light*1.15 ~ ohne Licht=Without Light
kind | Turbine = Turbine Handpiece | Turbine mit Keramiklager = Turbine with ceramic bearings | 1 Stk/Stück | 320-860 | - | Standardkopf=Standard Head ~ Minikopf=Mini Head ~ Powerkopf=Power Head | mit Licht=With Light*1.15 ~ ohne Licht=Without Light
kind | Handstück = Straight Handpiece | Gerades Handstück = Straight handpiece | 1 Stk/Stück | 290-720 | - | 1:1 ~ 1:2*1.2 | mit Licht=With Light*1.15 ~ ohne Licht=Without Light
kind | Turbinenkupplung = Turbine Coupling | Schnellkupplung mit Licht = Quick coupling with light | 1 Stk/Stück | 140-310 | - | 4-Loch=4-hole ~ 6-Loch=6-hole*1.1
kind | Ultraschallspitze = Ultrasonic Tip | Spitze für Zahnsteinentferner = Tip for ultrasonic scalers | 1 Stk/Stück; 5 Stk/Packung | 38-86 | - | Universal ~ Paro=Perio ~ Endo ~ Prothetik=Prosthetics | Gewinde A=Thread A ~ Gewinde B=Thread B
# Lampen | | Lumessa Polylumia Lichtessa Lichthella Blauwelle
kind | Polymerisationslampe = Curing Light | Kabellose LED-Polymerisationslampe = Cordless LED curing light | 1 Stk/Stück | 320-980 | - | 1200 mW ~ 2000 mW*1.25 ~ 3000 mW*1.5 | Weiß=White ~ Blau=Blue ~ Grau=Grey ~ Schwarz=Black
kind | Lichtleiter = Light Guide | Austauschlichtleiter = Replacement light guide | 1 Stk/Stück | 58-128 | - | Ø 8 mm ~ Ø 10 mm*1.1 ~ Ø 11 mm*1.15
kind | Lichthüllen = Curing Light Sleeves | Einmalhüllen für Polymerisationslampen = Disposable sleeves for curing lights | 100 Stk/Packung; 500 Stk/Karton | 12-26 | - | S ~ M ~ L
kind | Blendschutzschild = Light Shield | Oranges Schutzschild = Orange light shield | 1 Stk/Stück; 5 Stk/Packung | 6-15 | - | oval=Oval ~ rund=Round ~ Handschild=Hand-held*1.5
kind | Ersatzakku Lampe = Curing Light Battery | Lithium-Ionen-Akku = Lithium-ion battery | 1 Stk/Stück | 42-98 | H | 1400 mAh ~ 2200 mAh*1.2
# Pflegeöle | flasche | Olessa Schmierora Pflegora Lubrella Spindelwohl
given | PflegeÖl Turbo | PflegeÖl = PflegeÖl | Pflegespray für Turbinen und Winkelstücke = Care spray for turbines and contra-angles | 6x500 ml:Sprühdose/Karton | Hansa Dentalwerk | Turbo ~ Motor
kind | Instrumentenpflegeöl = Handpiece Care Oil | Pflegespray mit hoher Reinigungskraft = Care spray with high cleaning power | 500 ml/Sprühdose; 6x500 ml:Sprühdose/Karton | 16-34 | H | Turbine ~ Winkelstück=Contra-angle ~ Universal
kind | Reinigungsspray Instrumente = Handpiece Cleaning Spray | Reinigungsspray für Übertragungsinstrumente = Cleaning spray for handpieces | 500 ml/Sprühdose; 300 ml/Sprühdose | 14-28 | H | -
kind | Pflegeadapter = Care Adapter | Sprühadapter für Instrumente = Spray adapter for handpieces | 1 Stk/Stück | 16-42 | - | Turbine ~ Winkelstück=Contra-angle ~ Handstück=Straight Handpiece | Typ A=Type A ~ Typ B=Type B
# Etiketten | | Etiketta Labelora Klebella Druckfein Markana
given | Etikett 57x32 | Etikett = Label | Thermoetiketten auf Rolle = Thermal labels on a roll | 12x1000 Stk/Karton | Praxilis | 25x25*0.7 ~ 36x89*1.1 ~ 57x32 ~ 54x101*1.5
kind | Thermoetiketten = Thermal Labels | Weiße Etiketten für Etikettendrucker = White labels for label printers | 1000 Stk/Rolle; 500 Stk/Rolle; 12x1000 Stk/Karton | 12-24 | - | 12x12*0.6 ~ 25x25*0.7 ~ 25x54*0.85 ~ 36x89*1.1 ~ 54x101*1.5 | permanent=Permanent ~ ablösbar=Removable*1.1
kind | Sterilgut-Etiketten = Sterilisation Labels | Doppelklebende Dokumentationsetiketten = Double-adhesive documentation labels | 750 Stk/Rolle; 12x750 Stk/Karton | 9-19 | E | Weiß=White ~ Grün=Green ~ Blau=Blue ~ Gelb=Yellow
kind | Farbband = Ink Ribbon | Farbband für Handauszeichner = Ink ribbon for label guns | 1 Stk/Stück; 5 Stk/Packung | 4-9 | - | Schwarz=Black ~ Blau=Blue
# Bürobedarf | | Papetella Ordnora Kartessa Terminella Schreibfix
kind | Terminkarten = Appointment Cards | Terminkarten für Patienten = Appointment cards for patients | 250 Stk/Packung; 1000 Stk/Karton | 12-26 | - | Blau=Blue ~ Grün=Green ~ Kinder=Children
kind | Karteitaschen = Record Pockets | Karteitaschen DIN A5 = A5 record pockets | 100 Stk/Packung; 500 Stk/Karton | 14-30 | - | Weiß=White ~ Gelb=Yellow ~ Blau=Blue ~ Grün=Green ~ Rosa=Pink | DIN A5=A5 ~ DIN A4=A4*1.3
kind | Kopierpapier = Copy Paper | Kopierpapier DIN A4, 80 g/m² = A4 copy paper, 80 g/m² | 500 Blatt/Packung; 5x500 Blatt/Karton | 4-9 | - | Standard ~ Recycling=Recycled ~ Premium*1.3
kind | Kugelschreiber = Ballpoint Pen | Druckkugelschreiber, desinfizierbar = Wipeable retractable ballpoint pen | 10 Stk/Packung; 50 Stk/Karton | 4-11 | - | Blau=Blue ~ Schwarz=Black ~ Rot=Red
kind | Patientenratgeber = Patient Guidebook | Gedruckter Ratgeber zur Mundgesundheit = Printed guide to oral health | 10 Stk/Packung; 50 Stk/Karton | 16-34 | R | Prophylaxe=Prevention ~ Implantate=Implants ~ Kinderzähne=Children's Teeth ~ Parodontitis=Periodontitis ~ Zahnersatz=Dentures
kind | Wartezimmerkaffee = Waiting Room Coffee | Kaffee für das Wartezimmer = Coffee for the waiting room | 1 kg/Beutel; 500 g/Beutel; 8x1 kg:Beutel/Karton | 11-22 | ER | Bohnen=Beans ~ gemahlen=Ground | Crema ~ Espresso ~ entkoffeiniert=Decaffeinated*1.1
kind | Kinderbelohnungen = Children's Rewards | Kleine Geschenke für tapfere Kinder = Small gifts for brave children | 100 Stk/Box; 500 Stk/Karton | 18-38 | - | Ringe=Rings ~ Tiere=Animals ~ Aufkleber=Stickers ~ Flummis=Bouncy Balls
`;
