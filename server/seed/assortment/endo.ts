export const endo = `
# NiTi-Feilen | | Flexora Kurvana Nitivo Spiralis Canalor Torsina Endorina
given | RotoFlex Sequenz | RotoFlex = RotoFlex | Rotierende NiTi-Feilen = Rotary NiTi files | 12 Stk/Packung | Vindobona Dental | Sequenz=Sequence ~ Retreat ~ Orifice
given | ReziFile R25 | ReziFile = ReziFile | Reziproke NiTi-Feilen = Reciprocating NiTi files | 6 Stk/Packung | Vindobona Dental | R25 ~ R40 ~ R50
kind | NiTi-Feilen rotierend = Rotary NiTi Files | Rotierende Feilen aus Nickel-Titan = Rotary nickel-titanium files | 6 Stk/Packung; 3 Stk/Packung | 38-72 | BE | rotarySize | canalLength
kind | NiTi-Feilen reziprok = Reciprocating NiTi Files | Reziproke Feilen, steril verpackt = Reciprocating files, sterile packed | 4 Stk/Packung; 6 Stk/Packung | 44-78 | BE | R25 ~ R40 ~ R50 | canalLength
kind | NiTi-Gleitpfadfeilen = NiTi Glide Path Files | Feilen für den maschinellen Gleitpfad = Files for the mechanical glide path | 3 Stk/Packung; 6 Stk/Packung | 26-48 | BE | 13/.02 ~ 16/.02 ~ 19/.02 | canalLength
# Handinstrumente | | Kanalfix Reamora Hedessa Fileta Manufile
given | K-Feilen Basic | K-Feilen Basic = K-Files Basic | K-Feilen aus Edelstahl = Stainless steel K-files | 6x6 Stk/Packung | Vindobona Dental | -
kind | K-Feilen = K-Files | Handfeilen aus Edelstahl = Stainless steel hand files | 6 Stk/Packung | 5-11 | B | isoWide | canalLength
kind | Hedströmfeilen = Hedstroem Files | Hedströmfeilen aus Edelstahl = Stainless steel Hedstroem files | 6 Stk/Packung | 5-11 | B | isoWide | canalLength
kind | K-Bohrer = K-Reamers | Kanalerweiterer aus Edelstahl = Stainless steel reamers | 6 Stk/Packung | 5-10 | B | isoWide | canalLength
kind | Fingerspreader = Finger Spreaders | Spreader für die laterale Kondensation = Spreaders for lateral condensation | 4 Stk/Packung; 6 Stk/Packung | 9-18 | B | A ~ B ~ C ~ D ~ A-D | 21 mm ~ 25 mm
# Papierspitzen | | Siccara Papyra Sorbella Trockora Absorbina
given | Papierspitzen ISO 25 | Papierspitzen = Paper Points | Sterile Papierspitzen = Sterile paper points | 1000 Stk/Packung | Praxilis | iso
kind | Papierspitzen = Paper Points | Papierspitzen zur Kanaltrocknung = Paper points for drying canals | 200 Stk/Packung; 60 Stk/Packung | 5-11 | BE | pointTaper | iso
kind | Papierspitzen steril Zellpack = Sterile Paper Points Cell Pack | Einzeln steril verpackte Papierspitzen = Individually sterile-packed paper points | 180 Stk/Packung | 14-26 | BE | iso
# Guttapercha | | Perchana Obturana Guttessa Thermogut Conova
given | Guttara ISO 25 | Guttara = Guttara | Guttaperchaspitzen = Gutta-percha points | 60 Stk/Packung | Praxilis | iso
kind | Guttaperchaspitzen = Gutta-percha Points | Handgerollte Guttaperchaspitzen = Hand-rolled gutta-percha points | 120 Stk/Packung; 60 Stk/Packung | 6-14 | BE | pointTaper | iso
kind | Guttapercha-Trägerstifte = Gutta-percha Obturators | Trägerstifte für die thermische Füllung = Carrier-based obturators | 6 Stk/Packung; 30 Stk/Packung | 32-58 | BE | iso
kind | Guttapercha-Pellets = Gutta-percha Pellets | Pellets für die warme Obturation = Pellets for warm obturation | 100 Stk/Packung | 38-68 | BE | Soft ~ Regular ~ Hard
# Spüllösungen | flasche | Irrigana Spulora Klaressa Chelatis Rinsovia Spulwell
given | Hypochlorin 3% | Hypochlorin = Hypochlorin | Natriumhypochlorit zur Kanalspülung = Sodium hypochlorite for canal irrigation | 500 ml/Flasche | Sanaris | 1% ~ 3% ~ 5,25%*1.1
given | EDTA-Clean 17% | EDTA-Clean 17% = EDTA-Clean 17% | EDTA-Lösung zum Entfernen der Schmierschicht = EDTA solution for smear layer removal | 500 ml/Flasche | Sanaris | -
kind | Natriumhypochlorit = Sodium Hypochlorite | Spüllösung für den Wurzelkanal = Irrigant for root canals | 1 l/Flasche; 250 ml/Flasche; 5x1 l:Flasche/Karton | 6-13 | EH | 1% ~ 2,5% ~ 3% ~ 5%
kind | EDTA-Lösung = EDTA Solution | Komplexbildner zur Kanalaufbereitung = Chelating irrigant | 250 ml/Flasche; 100 ml/Flasche | 13-27 | BEH | 15% ~ 17% ~ 20%
kind | Chlorhexidin-Spülung = Chlorhexidine Irrigant | Chlorhexidinlösung zur Kanalspülung = Chlorhexidine solution for canal irrigation | 250 ml/Flasche; 500 ml/Flasche | 11-24 | BE | 0,2% ~ 1% ~ 2%
kind | Zitronensäure = Citric Acid | Zitronensäurelösung = Citric acid solution | 200 ml/Flasche; 500 ml/Flasche | 10-20 | EH | 10% ~ 20% ~ 40%
kind | EDTA-Gel = EDTA Gel | Gleitgel für Feilen = Lubricating gel for files | 2x3 ml:Spritze/Packung; 9 g/Spritze | 16-32 | BE | -
# Sealer | flasche | Dichtora Bioseala Epoxana Hermessa Obturix Sealavia
given | Resilin Sealer | Resilin Sealer = Resilin Sealer | Wurzelkanalsealer auf Epoxidharzbasis = Epoxy resin root canal sealer | 2x8 ml:Tube/Packung | Praxilis | -
kind | Biokeramischer Sealer = Bioceramic Sealer | Vorgemischter biokeramischer Sealer = Premixed bioceramic sealer | 2 g/Spritze; 0,5 g/Spritze | 82-148 | BE | -
kind | Epoxidharz-Sealer = Epoxy Resin Sealer | Zweikomponentiger Wurzelkanalsealer = Two-component root canal sealer | 2x4 ml:Tube/Packung; 15 g/Spritze | 55-98 | BEH | -
kind | Kalziumhydroxidpaste = Calcium Hydroxide Paste | Medikamentöse Einlage = Medicated dressing | 2x1,5 g:Spritze/Packung; 4x1,5 g:Spritze/Packung | 18-36 | BE | röntgenopak=Radiopaque ~ jodhaltig=With Iodoform*1.1
kind | MTA-Reparaturzement = MTA Repair Cement | Zement zur Perforationsdeckung = Cement for perforation repair | 2x0,5 g:Beutel/Packung; 1 g/Dose | 58-104 | BE | Weiß=White ~ Grau=Grey
`;
