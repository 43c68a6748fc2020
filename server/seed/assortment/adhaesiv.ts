export const adhaesiv = `
# Universaladhäsive | flasche | Monohafta Adhesora Univella Haftora Linkera Dentobind
given | Unobond One | Unobond = Unobond | Lichthärtendes Universaladhäsiv = Light-curing universal adhesive | 3x5 ml:Flasche/Packung | Dentavia GmbH | One ~ Dual*1.15
kind | Universaladhäsiv = Universal Adhesive | Einkomponenten-Adhäsiv für alle Ätztechniken = One-component adhesive for all etching modes | 5 ml/Flasche; 3x5 ml:Flasche/Packung; 50x0,1 ml:Stück/Packung | 62-118 | BEH | -
kind | Adhäsiv selbstätzend = Self-etch Adhesive | Selbstätzendes Schmelz-Dentin-Adhäsiv = Self-etching enamel-dentine adhesive | 5 ml/Flasche; 2x5 ml:Flasche/Packung | 58-104 | BEH | Einkomponenten=One-component ~ Zweikomponenten=Two-component*1.2
kind | Adhäsiv Etch-and-Rinse = Etch-and-rinse Adhesive | Adhäsiv für die Etch-and-Rinse-Technik = Adhesive for the etch-and-rinse technique | 5 ml/Flasche; 2x5 ml:Flasche/Packung; 100x0,1 ml:Stück/Packung | 52-98 | BEH | Ethanol ~ Aceton=Acetone
kind | Dualhärtender Aktivator = Dual-cure Activator | Aktivator für dualhärtende Composites = Activator for dual-curing composites | 3 ml/Flasche; 5 ml/Flasche | 34-62 | BEH | -
# Ätzgele | flasche | Schmelzora Acidella Kondigel Phosphora Etzana Rugosil
given | Etchora Gel 37 | Etchora Gel 37 = Etchora Gel 37 | Ätzgel mit 37% Phosphorsäure = Etching gel with 37% phosphoric acid | 12x2 ml:Spritze/Packung | Odontec | -
kind | Ätzgel = Etching Gel | Thixotropes Ätzgel = Thixotropic etching gel | 3x2 ml:Spritze/Packung; 12 ml/Spritze; 50 ml/Flasche | 9-22 | BEH | 35% ~ 37% ~ 40% | blau=Blue ~ grün=Green
kind | Flusssäuregel = Hydrofluoric Acid Gel | Ätzgel für Glaskeramik = Etching gel for glass ceramics | 2x3 ml:Spritze/Packung; 5 ml/Flasche | 24-46 | BEH | 4,9% ~ 9%
kind | Ätzgel-Kanülen = Etching Tips | Gebogene Applikationskanülen = Bent application tips | 100 Stk/Beutel; 50 Stk/Beutel | 14-28 | - | 22G ~ 25G ~ mit Pinsel=Brush Tip*1.3
# Primer | flasche | Primessa Keramisil Metallina Zirkobind Grundora
given | CeraPrime | CeraPrime = CeraPrime | Keramikprimer = Ceramic primer | 2x5 ml:Flasche/Packung | Alpenzahn KG | -
kind | Keramikprimer = Ceramic Primer | Haftvermittler für Keramik = Bonding agent for ceramics | 5 ml/Flasche; 2x5 ml:Flasche/Packung | 38-72 | BEH | -
kind | Metallprimer = Metal Primer | Haftvermittler für Metall = Bonding agent for metal | 5 ml/Flasche; 7 ml/Flasche | 36-68 | BEH | Edelmetall=Precious Alloy ~ NEM=Base Metal
kind | Zirkonprimer = Zirconia Primer | MDP-Primer für Zirkonoxid = MDP primer for zirconia | 5 ml/Flasche; 4 ml/Flasche | 42-78 | BEH | -
kind | Dentinprimer = Dentine Primer | Primer für das Dentin = Primer for dentine | 6 ml/Flasche; 3 ml/Flasche | 30-58 | BEH | A ~ B
# Silane | flasche | Silessa Silanta Siloxana Couplera Silverta
given | Silanova | Silanova = Silanova | Vorhydrolysiertes Silan = Pre-hydrolysed silane | 2x5 ml:Flasche/Packung | Alpenzahn KG | -
kind | Silan = Silane | Silan-Haftvermittler = Silane coupling agent | 5 ml/Flasche; 10 ml/Flasche; 3x1,2 ml:Spritze/Packung | 30-58 | BEH | Einkomponenten=One-component ~ Zweikomponenten=Two-component*1.25
kind | Reparaturset Keramik = Ceramic Repair Kit | Set zur intraoralen Keramikreparatur = Kit for intraoral ceramic repair | 1 Set/Set | 92-168 | BEH | Basis=Basic ~ Komplett=Complete*1.5
# Applikatoren | flasche | Brushella Mikrona Appliva Pinselina Bendora Tupfino
given | MikroTip Fine | MikroTip = MikroTip | Mikroapplikatoren, biegbar = Bendable micro applicators | 4x100 Stk/Packung | Odontec | Superfine ~ Fine ~ Regular
kind | Mikroapplikatoren = Micro Applicators | Fusselfreie Einmalapplikatoren = Lint-free disposable applicators | 100 Stk/Dose; 400 Stk/Packung | 4-9 | - | ultrafein=Ultra Fine ~ superfein=Super Fine ~ fein=Fine ~ regulär=Regular | Weiß=White ~ Gelb=Yellow ~ Blau=Blue ~ Pink
kind | Bürstchen-Applikatoren = Brush Applicators | Biegbare Einmalpinsel = Bendable disposable brushes | 100 Stk/Packung; 500 Stk/Packung | 7-15 | - | Schwarz=Black ~ Weiß=White ~ Grün=Green
kind | Mischblock = Mixing Pad | Anmischblock, wasserfest = Water-resistant mixing pad | 100 Blatt/Stück; 10x100 Blatt/Packung | 3-6 | - | 5x6 cm*0.7 ~ 7x9 cm ~ 15x15 cm*1.6
kind | Dappengläser Einweg = Disposable Dappen Dishes | Einmal-Dappenschalen = Disposable dappen dishes | 200 Stk/Packung; 500 Stk/Packung | 9-19 | - | Weiß=White ~ Blau=Blue ~ Lichtschutz=Light-shield*1.2
# Desensibilisierer | flasche | Sensitora Dentacalm Tubulora Nervisana Zahnruh Stillora
given | SensiCalm | SensiCalm = SensiCalm | Desensibilisierer für freiliegende Zahnhälse = Desensitiser for exposed necks of teeth | 2x7 ml:Flasche/Packung | Medora Dental AG | -
kind | Desensibilisierer = Desensitiser | Flüssiger Desensibilisierer = Liquid desensitiser | 5 ml/Flasche; 7 ml/Flasche; 2x7 ml:Flasche/Packung | 32-62 | BEH | -
kind | Desensibilisierungsgel = Desensitising Gel | Gel mit Kaliumnitrat und Fluorid = Gel with potassium nitrate and fluoride | 4x1,2 ml:Spritze/Packung; 10x1,2 ml:Spritze/Packung | 24-48 | BE | mildFlavours
kind | Schutzlack = Protective Varnish | Schutzlack für Wurzeloberflächen = Protective varnish for root surfaces | 5 ml/Flasche; 40x0,25 ml:Stück/Packung | 28-56 | BEH | transparent=Clear ~ zahnfarben=Tooth-coloured
`;
