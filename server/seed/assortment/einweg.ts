export const einweg = `
# Handschuhe | | Handora Taktila Gantessa Palmora Digitella Griffessa
given | Nitrila Blau M | Nitrila Blau = Nitrila Blue | Puderfreie Nitrilhandschuhe = Powder-free nitrile gloves | 10x100 Stk/Karton | Sanaris | sizes
given | Latexa Pur M | Latexa Pur = Latexa Pure | Puderfreie Latexhandschuhe = Powder-free latex gloves | 10x100 Stk/Karton | Sanaris | sizes
kind | Nitrilhandschuhe = Nitrile Gloves | Puderfreie Untersuchungshandschuhe aus Nitril = Powder-free nitrile examination gloves | 100 Stk/Box; 200 Stk/Box; 10x100 Stk/Karton | 4-10 | BE | gloveColours | sizes
kind | Latexhandschuhe = Latex Gloves | Puderfreie Untersuchungshandschuhe aus Latex = Powder-free latex examination gloves | 100 Stk/Box; 10x100 Stk/Karton | 5-11 | BE | glatt=Smooth ~ texturiert=Textured | sizes
kind | Vinylhandschuhe = Vinyl Gloves | Puderfreie Handschuhe aus Vinyl = Powder-free vinyl gloves | 100 Stk/Box; 10x100 Stk/Karton | 3-7 | E | transparent=Clear ~ Weiß=White | sizes
kind | OP-Handschuhe steril = Sterile Surgical Gloves | Sterile OP-Handschuhe, paarweise verpackt = Sterile surgical gloves, packed in pairs | 50 Paar/Karton; 25 Paar/Karton | 38-74 | BE | Latex ~ Polyisopren=Polyisoprene*1.4 | surgicalSizes
# Masken | maske | Respirella Mundora Visorella Filtessa Atemfrei Vliesana
given | MaskoPro Typ IIR | MaskoPro = MaskoPro | Medizinischer Mundschutz mit Ohrschlaufen = Medical face mask with ear loops | 40x50 Stk/Karton | Isarmed | Typ II=Type II ~ Typ IIR=Type IIR
kind | Mundschutz Typ IIR = Face Mask Type IIR | Dreilagiger Mundschutz = Three-layer face mask | 50 Stk/Box; 20x50 Stk/Karton | 3-9 | BE | Ohrschlaufen=Ear Loops ~ Bänder=Ties | Blau=Blue ~ Weiß=White ~ Grün=Green ~ Pink ~ Schwarz=Black
kind | FFP2-Maske = FFP2 Mask | Partikelfiltrierende Halbmaske = Particle-filtering half mask | 20 Stk/Box; 50 Stk/Box | 8-19 | E | ohne Ventil=Without Valve ~ mit Ventil=With Valve*1.3 | Weiß=White ~ Schwarz=Black
kind | Gesichtsschild = Face Shield | Visier mit Wechselfolie = Visor with replaceable foil | 1 Stk/Stück; 10 Stk/Packung | 6-15 | - | kurz=Short ~ lang=Long
kind | Schutzbrille = Safety Glasses | Schutzbrille, beschlagfrei = Anti-fog safety glasses | 1 Stk/Stück; 10 Stk/Packung | 7-18 | - | klar=Clear ~ getönt=Tinted ~ Orange | Blau=Blue ~ Schwarz=Black ~ Pink
# Servietten | | Serviora Lätzora Tissuella Patienta Abdecka
given | Servio Servietten | Servio Servietten = Servio Bibs | Patientenservietten, dreilagig = Patient bibs, three-ply | 125 Stk/Packung | Praxilis | -
kind | Patientenservietten = Patient Bibs | Zweilagige Patientenservietten mit Folie = Two-ply patient bibs with foil | 500 Stk/Karton; 125 Stk/Packung | 16-32 | - | 33x45 cm ~ 33x48 cm | paperColours
kind | Rollenservietten = Bibs on a Roll | Perforierte Servietten auf Rolle = Perforated bibs on a roll | 80 Stk/Rolle; 6x80 Stk/Karton | 6-13 | - | paperColours
kind | Serviettenkette = Bib Chain | Serviettenhalter mit Klammern = Bib holder with clips | 1 Stk/Stück; 10 Stk/Packung | 3-8 | - | Metall=Metal ~ Silikon=Silicone | Weiß=White ~ Blau=Blue ~ Grün=Green ~ Schwarz=Black
kind | Kopfstützenschoner = Headrest Covers | Schutzhüllen für Kopfstützen = Covers for headrests | 250 Stk/Karton; 500 Stk/Karton | 16-32 | - | 25x25 cm ~ 28x32 cm*1.1 | Papier=Paper ~ Folie=Plastic
# Absaugkanülen | | Sogalina Speichella Aspirenta Absaugora Vakuna
given | Saugfix 16 mm | Saugfix = Saugfix | Absaugkanülen, belüftet = Vented suction tips | 10x100 Stk/Karton | Hansa Dentalwerk | suctionSizes
kind | Absaugkanülen = Suction Tips | Universelle Absaugkanülen = Universal suction tips | 100 Stk/Beutel; 10 Stk/Packung | 5-11 | - | suctionSizes | codingColours
kind | Speichelsauger = Saliva Ejectors | Biegbare Speichelsauger = Bendable saliva ejectors | 100 Stk/Beutel; 10x100 Stk/Karton | 2,5-6 | - | fester Kopf=Fixed Tip ~ abnehmbarer Kopf=Removable Tip | Blau=Blue ~ Weiß=White ~ Grün=Green ~ Gelb=Yellow ~ Rosa=Pink
kind | Chirurgiesauger steril = Sterile Surgical Aspirator | Steril verpackte Chirurgiesauger = Sterile-packed surgical aspirators | 20 Stk/Packung; 50 Stk/Packung | 24-46 | BE | Ø 2,5 mm ~ Ø 3 mm ~ Ø 4 mm ~ Ø 6 mm
# Watterollen & Tupfer | | Wattessa Flauschina Tupfora Pelletta Zellora
given | Wattina Gr. 2 | Wattina = Wattina | Watterollen aus Baumwolle = Cotton rolls | 10x300 g:Packung/Karton | Praxilis | rollSizes
kind | Watterollen = Cotton Rolls | Saugstarke Watterollen = Highly absorbent cotton rolls | 300 g/Packung; 10x300 g:Packung/Karton | 3-7 | - | rollSizes
kind | Mulltupfer = Gauze Swabs | Gefaltete Mulltupfer = Folded gauze swabs | 100 Stk/Packung; 1000 Stk/Karton | 2,5-6 | E | 5x5 cm*0.7 ~ 7,5x7,5 cm ~ 10x10 cm*1.5 | unsteril=Non-sterile ~ steril=Sterile*1.8
kind | Wattepellets = Cotton Pellets | Gepresste Wattepellets = Pressed cotton pellets | 200 Stk/Dose; 1000 Stk/Packung | 4-9 | - | Gr. 0=Size 0 ~ Gr. 1=Size 1 ~ Gr. 2=Size 2 ~ Gr. 3=Size 3 ~ Gr. 4=Size 4
kind | Zelletten = Cellulose Pads | Zellstofftupfer auf Rolle = Cellulose pads on a roll | 2x500 Stk/Packung; 1000 Stk/Packung | 3-6 | - | 4x5 cm ~ 5x6 cm
kind | Parotistupfer = Parotid Pads | Saugkissen für die Wange = Absorbent cheek pads | 50 Stk/Packung; 100 Stk/Packung | 12-24 | - | S ~ L*1.15
# Becher | becher | Mundbechera Trinkora Papella Ecobecha Spulbecha
given | Becherino 180 ml | Becherino = Becherino | Mundspülbecher aus Kunststoff = Plastic rinsing cups | 100 Stk/Packung | Isarmed | 150 ml*0.92 ~ 180 ml ~ 200 ml*1.08
kind | Mundspülbecher Kunststoff = Plastic Rinsing Cups | Stapelbare Mundspülbecher = Stackable rinsing cups | 3000 Stk/Karton; 100 Stk/Packung | 38-72 | - | 150 ml ~ 180 ml ~ 200 ml*1.05 | paperColours
kind | Mundspülbecher Papier = Paper Rinsing Cups | Becher aus beschichtetem Papier = Coated paper cups | 1000 Stk/Karton; 100 Stk/Packung | 26-48 | - | 100 ml*0.9 ~ 180 ml ~ 200 ml*1.08 | Weiß=White ~ Blau=Blue ~ Grün=Green ~ Blattmotiv=Leaf Design
kind | Becherspender = Cup Dispenser | Wandspender für Mundspülbecher = Wall dispenser for rinsing cups | 1 Stk/Stück | 14-36 | - | Kunststoff=Plastic ~ Edelstahl=Stainless Steel*1.7
`;
