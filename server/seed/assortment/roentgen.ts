export const roentgen = `
# Speicherfolien | | Folienscan Imagia Fotella Radiplata Speichra
given | FolioScan Gr. 2 | FolioScan = FolioScan | Wiederverwendbare Speicherfolien = Reusable phosphor plates | 2 Stk/Packung | Nordlicht Dental | filmSizes
kind | Speicherfolien = Phosphor Plates | Speicherfolien für intraorale Aufnahmen = Phosphor plates for intraoral images | 4 Stk/Packung; 2 Stk/Packung; 12 Stk/Packung | 120-210 | - | filmSizes
kind | Röntgenfilm = Dental X-ray Film | Zahnfilm der Empfindlichkeit E/F = E/F speed dental film | 150 Stk/Packung; 100 Stk/Packung | 42-78 | E | filmSizes
kind | Speicherfolien-Reinigungstücher = Phosphor Plate Cleaning Wipes | Feuchte Tücher zur Folienreinigung = Moist wipes for plate cleaning | 50 Tücher/Packung; 10 Tücher/Packung | 16-32 | E | -
# Schutzhüllen | beutel | Hullessa Sleevora Barriessa Schutzfolia Coveria
given | FolioHülle Gr. 2 | FolioHülle = FolioHülle | Lichtdichte Schutzhüllen = Light-proof barrier sleeves | 1000 Stk/Karton | Nordlicht Dental | filmSizes
kind | Lichtschutzhüllen = Barrier Envelopes | Einmalhüllen für Speicherfolien = Disposable envelopes for phosphor plates | 300 Stk/Packung; 100 Stk/Packung; 1000 Stk/Karton | 32-60 | - | filmSizes
kind | Sensorhüllen = Sensor Sleeves | Schutzhüllen für digitale Sensoren = Sleeves for digital sensors | 500 Stk/Karton; 100 Stk/Packung | 22-44 | - | S ~ M ~ L*1.1
kind | Kamerahüllen intraoral = Intraoral Camera Sleeves | Schutzhüllen für Intraoralkameras = Sleeves for intraoral cameras | 100 Stk/Packung; 500 Stk/Karton | 14-28 | - | schmal=Narrow ~ breit=Wide
kind | Schutzfolie haftend = Barrier Film | Selbsthaftende Folie für Griffe = Self-adhesive film for handles | 1200 Stk/Rolle | 16-32 | - | Blau=Blue ~ Transparent=Clear
# Filmhalter | | Haltessa Positiona Parallella Winkelfilm Rontgora
kind | Filmhalter = Film Holder | Halter für die Paralleltechnik = Holder for the paralleling technique | 1 Stk/Stück; 4 Stk/Packung | 12-28 | - | anterior=Anterior ~ posterior rechts=Posterior Right ~ posterior links=Posterior Left ~ Bissflügel=Bitewing ~ Endo | Film ~ Speicherfolie=Phosphor Plate ~ Sensor*1.2
kind | Bissflügel = Bitewing Tabs | Selbstklebende Bissflügel = Adhesive bitewing tabs | 100 Stk/Packung; 500 Stk/Packung | 9-19 | - | Papier=Paper ~ Schaumstoff=Foam*1.4 | Gr. 0=Size 0 ~ Gr. 2=Size 2
kind | Filmhalter-Set = Film Holder Set | Sortiment mit Visierringen = Assortment with aiming rings | 1 Set/Set | 58-124 | - | Film ~ Speicherfolie=Phosphor Plate ~ Sensor*1.2
kind | Röntgenschürze = X-ray Apron | Bleifreie Patientenschürze = Lead-free patient apron | 1 Stk/Stück | 110-240 | - | Kind=Child*0.8 ~ Erwachsene=Adult ~ mit Kragen=With Collar*1.25
# Kältespray | flasche | Frostessa Kryovit Eisora Kaltfein Vitaltesta
given | KälteTest Spray | KälteTest = KälteTest | Kältespray zur Sensibilitätsprüfung = Cold spray for sensibility testing | 12x200 ml:Sprühdose/Karton | Sanaris | Spray ~ Spray Minze=Spray Mint
kind | Kältespray = Cold Spray | Kältespray bis -50 °C = Cold spray down to -50 °C | 200 ml/Sprühdose; 12x200 ml:Sprühdose/Karton | 9-18 | EH | Minze=Mint ~ Neutral=Unscented
kind | Schaumstoffpellets = Foam Pellets | Pellets für die Kälteprobe = Pellets for cold testing | 1000 Stk/Packung; 250 Stk/Packung | 8-16 | - | Gr. 1=Size 1 ~ Gr. 2=Size 2 ~ Gr. 3=Size 3
# Kariesdetektor | flasche | Kariessa Detektora Markierfix Indicara Farbtesta
kind | Kariesdetektor = Caries Detector | Färbelösung für kariöses Dentin = Staining solution for carious dentine | 10 ml/Flasche; 6 ml/Flasche; 3x1 ml:Spritze/Packung | 18-36 | BEH | Rot=Red ~ Blau=Blue ~ Grün=Green
kind | Plaqueindikator = Plaque Disclosing Agent | Zweifarbige Anfärbelösung = Two-tone disclosing solution | 50 ml/Flasche; 10 ml/Flasche | 9-19 | E | mildFlavours
kind | Plaquetabletten = Plaque Disclosing Tablets | Kautabletten zum Anfärben = Chewable disclosing tablets | 250 Stk/Dose; 50 Stk/Packung | 16-32 | E | Rot=Red ~ Zweifarbig=Two-tone*1.1
kind | Anfärbepellets = Disclosing Pellets | Getränkte Schaumstoffpellets = Pre-soaked foam pellets | 250 Stk/Dose; 100 Stk/Dose | 14-28 | E | Rot=Red ~ Zweifarbig=Two-tone*1.1
# Artikulationspapier | | Kontaktora Bissfarba Farbora Punktella Folienfein
given | Okkluso 40 µ | Okkluso = Okkluso | Artikulationspapier in Streifen = Articulating paper strips | 300 Blatt/Packung | Alpenzahn KG | paperThickness
kind | Artikulationspapier = Articulating Paper | Beidseitig färbendes Papier = Double-sided marking paper | 200 Blatt/Packung; 144 Blatt/Packung | 8-16 | - | paperThickness | paperColoursBite
kind | Artikulationsfolie = Articulating Film | Hauchdünne Okklusionsfolie = Ultra-thin occlusion film | 20 m/Rolle; 10 m/Rolle | 14-28 | - | 8 µ ~ 12 µ ~ 16 µ | rot=Red ~ schwarz=Black ~ grün=Green ~ blau=Blue | einseitig=One-sided ~ beidseitig=Two-sided*1.1
kind | Okklusionsspray = Occlusion Spray | Spray zur Kontaktprüfung = Spray for contact testing | 75 ml/Sprühdose; 12x75 ml:Sprühdose/Karton | 9-18 | H | Grün=Green ~ Rot=Red ~ Weiß=White
kind | Papierpinzette = Articulating Paper Forceps | Pinzette zum Halten von Artikulationspapier = Forceps to hold articulating paper | 1 Stk/Stück | 14-32 | - | gerade=Straight ~ gebogen=Curved
`;
