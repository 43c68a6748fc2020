export const implantat = `
# Implantate | | Ossivio Konexia Radicora Fixtora Implavia Vitanka
given | Titanova 4,1x10 | Titanova = Titanova | Titanimplantat mit Innenverbindung = Titanium implant with internal connection | - | Helvadent | implantSizes
kind | Implantat Bone Level = Bone Level Implant | Implantat auf Knochenniveau = Implant at bone level | 1 Stk/Stück | 120-290 | BE | implantSizes
kind | Implantat Tissue Level = Tissue Level Implant | Implantat auf Weichgewebeniveau = Implant at soft tissue level | 1 Stk/Stück | 125-280 | BE | implantSizes
kind | Keramikimplantat = Ceramic Implant | Einteiliges Implantat aus Zirkonoxid = One-piece zirconia implant | 1 Stk/Stück | 190-340 | BE | 3,6x8 ~ 3,6x10 ~ 4,2x8 ~ 4,2x10 ~ 4,2x12 ~ 5,0x10
# Abutments | | Ossivio Konexia Radicora Fixtora Implavia Vitanka
given | Titanova Abutment | Titanova Abutment = Titanova Abutment | Titanabutment, zementierbar = Cement-retained titanium abutment | - | Helvadent | -
kind | Abutment gerade = Straight Abutment | Gerades Titanabutment = Straight titanium abutment | 1 Stk/Stück | 70-160 | B | platforms | gingivaHeights
kind | Abutment 15° = Angled Abutment 15° | Abgewinkeltes Titanabutment = Angled titanium abutment | 1 Stk/Stück | 85-175 | B | platforms | gingivaHeights
kind | Klebebasis = Titanium Base | Titanbasis für individuelle Abutments = Titanium base for custom abutments | 1 Stk/Stück; 5 Stk/Packung | 42-92 | B | platforms | GH 0,5 ~ GH 1 ~ GH 2 | rotationsgesichert=Engaging ~ rotierend=Non-engaging
kind | Kugelkopfanker = Ball Attachment | Halteelement für herausnehmbare Prothesen = Retention element for removable dentures | 1 Stk/Stück | 78-150 | B | platforms | gingivaHeights
# Heilkappen | | Ossivio Konexia Radicora Fixtora Implavia Vitanka
given | Titanova Heilkappe | Titanova Heilkappe = Titanova Healing Cap | Gingivaformer aus Titan = Titanium gingiva former | - | Helvadent | -
kind | Gingivaformer = Healing Abutment | Gingivaformer zur Weichgewebeformung = Healing abutment for soft tissue shaping | 1 Stk/Stück | 22-48 | B | platforms | gingivaHeights
kind | Verschlussschraube = Cover Screw | Verschlussschraube für die gedeckte Einheilung = Cover screw for submerged healing | 1 Stk/Stück; 5 Stk/Packung | 12-28 | B | platforms
kind | Heilkappe PEEK = PEEK Healing Cap | Zahnfarbene Heilkappe = Tooth-coloured healing cap | 1 Stk/Stück; 4 Stk/Packung | 19-42 | B | platforms | gingivaHeights
# Abformpfosten | | Ossivio Konexia Radicora Fixtora Implavia Vitanka
given | Titanova Abformpfosten | Titanova Abformpfosten = Titanova Impression Post | Abformpfosten für die offene Abformung = Impression post for open-tray impressions | - | Helvadent | -
kind | Abformpfosten offen = Open-tray Impression Post | Abformpfosten für den offenen Löffel = Impression post for the open tray | 1 Stk/Stück | 28-60 | B | platforms | kurz=Short ~ lang=Long
kind | Abformpfosten geschlossen = Closed-tray Impression Post | Abformpfosten für den geschlossenen Löffel = Impression post for the closed tray | 1 Stk/Stück | 28-60 | B | platforms | kurz=Short ~ lang=Long
kind | Scanbody = Scan Body | Scankörper für die digitale Abformung = Scan body for digital impressions | 1 Stk/Stück; 2 Stk/Packung | 46-98 | B | platforms | PEEK ~ Titan=Titanium*1.2
kind | Laboranalog = Lab Analogue | Modellanalog aus Edelstahl = Stainless steel model analogue | 1 Stk/Stück; 5 Stk/Packung | 12-28 | B | platforms | Gips=Stone ~ 3D-Druck=3D Print*1.1
# Bohrer | | Ossivio Konexia Radicora Fixtora Implavia Vitanka
kind | Pilotbohrer = Pilot Drill | Pilotbohrer mit Tiefenmarkierung = Pilot drill with depth marks | 1 Stk/Stück | 42-88 | B | drillLengths | Ø 1,5 ~ Ø 2,0 ~ Ø 2,2
kind | Spiralbohrer = Twist Drill | Spiralbohrer mit Innenkühlung = Internally cooled twist drill | 1 Stk/Stück | 48-98 | B | drillDiameters | drillLengths
kind | Gewindeschneider = Tap Drill | Gewindeschneider für harten Knochen = Tap for dense bone | 1 Stk/Stück | 52-110 | B | implantDiameters | drillLengths
kind | Knochenfräse rund = Round Bone Bur | Rosenbohrer zum Ankörnen = Round bur for marking the site | 1 Stk/Stück; 3 Stk/Packung | 16-34 | B | Ø 1,4 ~ Ø 1,8 ~ Ø 2,3 ~ Ø 3,1
# OP-Sets | einweg | Ossivio Konexia Radicora Drapessa Operosa
kind | Chirurgiekassette = Surgical Cassette | Sortierte Bohrerkassette = Organised drill cassette | 1 Stk/Stück | 480-1250 | - | Starter ~ Komplett=Complete*1.6 ~ Guided*1.8
kind | OP-Set steril = Sterile Surgical Set | Abdeckset für implantologische Eingriffe = Drape set for implant surgery | 1 Set/Set; 6 Set/Karton | 14-28 | BE | Basis=Basic ~ Standard*1.2 ~ Komplett=Complete*1.5
kind | OP-Mantel = Surgical Gown | Steriler OP-Mantel, verstärkt = Sterile reinforced surgical gown | 1 Stk/Stück; 20 Stk/Karton | 5-11 | BE | M ~ L ~ XL ~ XXL*1.08
kind | Lochtuch steril = Sterile Fenestrated Drape | Selbstklebendes Lochtuch = Self-adhesive fenestrated drape | 50 Stk/Karton; 1 Stk/Stück | 38-72 | BE | 50x60 cm ~ 75x90 cm*1.4 ~ 90x120 cm*1.9
kind | Drehmomentratsche = Torque Wrench | Ratsche mit Drehmomentbegrenzung = Ratchet with torque control | 1 Stk/Stück | 160-320 | - | 10-35 Ncm ~ 10-70 Ncm*1.15
`;
