export const abformung = `
# Alginate | | Algisano Algidea Formalia Morvella Pastagel Greenalga Chromalga
given | Alginova Soft | Alginova = Alginova | Alginat zur Situationsabformung = Alginate for study impressions | 10x500 g:Beutel/Karton | Hansa Dentalwerk | Soft ~ Fast ~ Chroma
kind | Alginat = Alginate | Alginat, staubarm = Dust-free alginate | 500 g/Beutel; 10x500 g:Beutel/Karton | 6-11 | BE | setting | Minze=Mint ~ Vanille=Vanilla ~ Neutral=Unflavoured
kind | Alginat Farbumschlag = Chromatic Alginate | Alginat mit Farbumschlag in drei Phasen = Three-phase colour-changing alginate | 453 g/Beutel; 20x453 g:Beutel/Karton | 7-13 | BE | setting
kind | Alginat-Mischbecher = Alginate Mixing Bowl | Flexibler Anmischbecher = Flexible mixing bowl | 1 Stk/Stück; 5 Stk/Packung | 4-9 | - | S ~ M ~ L*1.2 | Blau=Blue ~ Grün=Green
# A-Silikone | dosen | Siladora Vinalis Elastura Praezisa Additera Hydrovin Monovella
given | Silvora Putty | Silvora Putty = Silvora Putty | Knetbares A-Silikon = Kneadable addition silicone | 2x5 kg:Dose/Karton | Helvadent | -
given | Silvora Light | Silvora = Silvora | Dünnfließendes A-Silikon = Light-bodied addition silicone | 8x50 ml:Kartusche/Packung | Helvadent | Light ~ Regular ~ Heavy*1.05
kind | A-Silikon = Addition Silicone | A-Silikon für die Präzisionsabformung = Addition silicone for precision impressions | 2x50 ml:Kartusche/Packung; 8x50 ml:Kartusche/Packung; 380 ml/Kartusche | 32-62 | BE | Extra Light ~ Light ~ Medium ~ Heavy | setting
kind | Knetsilikon = Putty Silicone | Knetbares Silikon in zwei Dosen = Two-part putty silicone | 2x300 ml:Dose/Packung; 2x900 ml:Dose/Packung | 45-85 | BE | Soft ~ Hard | setting
kind | Mischkanülen = Mixing Tips | Mischkanülen für Kartuschen = Mixing tips for cartridges | 50 Stk/Beutel; 100 Stk/Beutel | 18-34 | - | Gelb=Yellow ~ Pink ~ Türkis=Turquoise ~ Grün=Green
# Polyether | dosen | Etherona Polymedra Rigidora Aquether Pentora Etherplan
given | Polythera Medium | Polythera = Polythera | Polyether zur maschinellen Mischung = Polyether for automatic mixing | 2x300 ml+2x60 ml:Beutel/Packung | Helvadent | Light ~ Medium ~ Heavy
kind | Polyether = Polyether | Polyether-Abformmaterial, hydrophil = Hydrophilic polyether impression material | 2x300 ml+60 ml:Beutel/Packung; 360 ml/Kartusche | 150-230 | BE | Light ~ Medium ~ Heavy ~ Mono | setting
kind | Polyether-Adhäsiv = Polyether Tray Adhesive | Löffeladhäsiv für Polyether = Tray adhesive for polyether | 17 ml/Flasche; 50 ml/Flasche | 14-28 | EH | -
kind | Intraoralspritze = Intraoral Syringe | Applikationsspritze für dünnfließende Massen = Application syringe for light-bodied materials | 20 Stk/Packung; 50 Stk/Packung | 22-44 | - | Violett=Violet ~ Weiß=White
# Bissregistrierung | dosen | Registra Occlusel Bitelia Okkludor Schnappbiss Maxilor
given | Bitora Fast | Bitora = Bitora | A-Silikon zur Bissnahme = Addition silicone for bite registration | 8x50 ml:Kartusche/Packung | Helvadent | Fast ~ Rigid ~ Scan*1.1
kind | Bissregistrat = Bite Registration | Bissregistriermaterial aus A-Silikon = Silicone bite registration material | 2x50 ml:Kartusche/Packung; 8x50 ml:Kartusche/Packung | 30-55 | BE | Shore 85 ~ Shore 90 ~ Shore 95 | setting
kind | Bisswachs = Bite Wax | Wachsplatten für die Bissnahme = Wax sheets for bite registration | 250 g/Packung; 500 g/Packung | 12-22 | - | hufeisenförmig=Horseshoe ~ Platten=Sheets ~ mit Aluminium=With Aluminium*1.2
kind | Bissgabeln = Bite Forks | Einmal-Bissgabeln = Disposable bite forks | 25 Stk/Packung; 100 Stk/Packung | 16-30 | - | anterior=Anterior ~ posterior=Posterior ~ Vollbogen=Full Arch*1.2
# Abformlöffel | | Tresano Loffina Dentray Perfora Trayvisa Konturo
given | TrayLine Einweg | TrayLine Einweg = TrayLine Disposable | Abformlöffel aus Kunststoff, sortiert = Plastic impression trays, assorted | 250 Stk/Karton | Hansa Dentalwerk | -
kind | Einweglöffel perforiert = Disposable Tray Perforated | Perforierter Einmal-Abformlöffel = Perforated disposable impression tray | 12 Stk/Beutel; 50 Stk/Packung | 5-10 | - | trayForms
kind | Edelstahllöffel = Stainless Steel Tray | Sterilisierbarer Abformlöffel aus Edelstahl = Autoclavable stainless steel impression tray | 1 Stk/Stück | 8-19 | - | perforiert=Perforated ~ unperforiert=Solid | trayForms
kind | Implantatlöffel = Implant Tray | Abformlöffel mit Folientechnik für Implantate = Foil-technique impression tray for implants | 6 Stk/Packung | 26-48 | - | trayForms
kind | Löffeladhäsiv = Tray Adhesive | Haftlack für Abformlöffel = Adhesive for impression trays | 10 ml/Flasche; 2x10 ml:Flasche/Packung | 9-19 | EH | für A-Silikon=For VPS ~ für Alginat=For Alginate ~ Universal
# Retraktion | dosen | Filora Gingivana Sulcora Retrakta Knitelle Astrifil
given | Cordelia Retraktionsfaden | Cordelia Retraktionsfaden = Cordelia Retraction Cord | Gestrickter Retraktionsfaden = Knitted retraction cord | 3x254 cm:Dose/Packung | Alpenzahn KG | -
kind | Retraktionsfaden gestrickt = Knitted Retraction Cord | Gestrickter Baumwollfaden = Knitted cotton cord | 254 cm/Dose | 9-19 | BE | cordSizes | unimprägniert=Plain ~ imprägniert=Impregnated*1.2
kind | Retraktionspaste = Retraction Paste | Adstringierende Retraktionspaste = Astringent retraction paste | 7x1 g:Kapsel/Packung; 25x1 g:Kapsel/Packung | 34-58 | BE | -
kind | Adstringens = Astringent | Lösung zur Blutstillung im Sulkus = Solution to control sulcular bleeding | 30 ml/Flasche; 4x1,2 ml:Spritze/Packung | 18-36 | BEH | 15,5% ~ 20% ~ 25%
`;
