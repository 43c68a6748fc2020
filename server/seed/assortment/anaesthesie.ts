export const anaesthesie = `
# Zylinderampullen | | Zylinova Dolovert Anestavia Sensilor Nervacalm Painora
given | Artinova 4% 1:100.000 | Artinova 4% = Artinova 4% | Articain mit Epinephrin = Articaine with epinephrine | 50x1,7 ml:Zylinderampulle/Packung | Medora Dental AG | 1:100.000 ~ 1:200.000
given | Mepirova 3% | Mepirova = Mepirova | Mepivacain ohne Vasokonstriktor = Mepivacaine without vasoconstrictor | 100x1,7 ml:Zylinderampulle/Packung | Medora Dental AG | 2% ~ 3%
kind | Articain 4% = Articaine 4% | Lokalanästhetikum Articain in Zylinderampullen = Articaine local anaesthetic in cartridges | 50x1,7 ml:Zylinderampulle/Packung; 100x1,7 ml:Zylinderampulle/Packung | 24-40 | BEP | 1:100.000 ~ 1:200.000 ~ 1:400.000*1.1 ~ ohne Epinephrin=Plain
kind | Lidocain 2% = Lidocaine 2% | Lokalanästhetikum Lidocain in Zylinderampullen = Lidocaine local anaesthetic in cartridges | 50x1,8 ml:Zylinderampulle/Packung; 100x1,8 ml:Zylinderampulle/Packung | 22-38 | BEP | 1:50.000 ~ 1:80.000 ~ 1:100.000
kind | Mepivacain 3% = Mepivacaine 3% | Lokalanästhetikum Mepivacain in Zylinderampullen = Mepivacaine local anaesthetic in cartridges | 50x1,7 ml:Zylinderampulle/Packung; 100x1,7 ml:Zylinderampulle/Packung | 26-44 | BEP | -
# Kanülen | kanuelen | Acuvella Spitzfein Nadelora Kanulina Septavia Feinora
given | Nadelfein 30G | Nadelfein = Nadelfein | Injektionskanülen mit metrischem Gewinde = Injection needles with metric thread | 1000 Stk/Karton | Rheintal Medizin | 27G ~ 30G ~ 31G*1.1
kind | Dentalkanülen = Dental Needles | Sterile Einmalkanülen für Zylinderampullenspritzen = Sterile single-use needles for cartridge syringes | 100 Stk/Packung; 10x100 Stk/Karton | 6-13 | BE | needleSizes
kind | Endo-Spülkanülen = Endo Irrigation Needles | Spülkanülen mit seitlicher Öffnung = Side-vented irrigation needles | 25 Stk/Packung; 100 Stk/Packung | 14-26 | BE | 27G ~ 30G ~ 31G
kind | Luer-Kanülen = Luer Needles | Einmal-Injektionskanülen mit Luer-Ansatz = Single-use injection needles with Luer hub | 100 Stk/Packung | 3-7 | BE | Nr. 1 0,9x40=No. 1 0,9x40 ~ Nr. 2 0,8x40=No. 2 0,8x40 ~ Nr. 12 0,7x30=No. 12 0,7x30 ~ Nr. 14 0,6x30=No. 14 0,6x30 ~ Nr. 18 0,45x25=No. 18 0,45x25
# Spritzen | kanuelen | Aspirella Syringo Kolbina Luerano Pistona Handella
kind | Zylinderampullenspritze = Cartridge Syringe | Aspirationsspritze aus Edelstahl = Stainless steel aspirating syringe | 1 Stk/Stück | 26-58 | - | 1,7 ml ~ 1,8 ml | Ring ~ Doppelring=Double Ring ~ Daumenstütze=Thumb Rest
kind | Einmalspritze Luer = Disposable Syringe Luer | Sterile zweiteilige Einmalspritze = Sterile two-part disposable syringe | 100 Stk/Box; 50 Stk/Box | 5-12 | BE | 1 ml ~ 2 ml ~ 5 ml*1.2 ~ 10 ml*1.5 ~ 20 ml*2.2
kind | Spritze Luer-Lock = Luer Lock Syringe | Dreiteilige Spritze mit Luer-Lock = Three-part syringe with Luer lock | 100 Stk/Box | 9-18 | BE | 1 ml ~ 3 ml ~ 5 ml ~ 10 ml*1.4 ~ 20 ml*2
kind | Sicherheitsspritze = Safety Syringe | Einmalspritze mit Schutzhülse = Disposable syringe with protective sleeve | 50 Stk/Box; 100 Stk/Box | 48-82 | BE | 27G lang=27G Long ~ 27G kurz=27G Short ~ 30G kurz=30G Short
# Oberflächenanästhesie | dosen | Topicalma Mucosil Mildagel Sanftora Calmospray Betavia
given | GelCalm Erdbeer | GelCalm = GelCalm | Oberflächenanästhetikum als Gel = Topical anaesthetic gel | 6x30 g:Dose/Packung | Medora Dental AG | flavours
kind | Anästhesiegel Benzocain 20% = Topical Gel Benzocaine 20% | Gel zur Schleimhautanästhesie = Gel for mucosal anaesthesia | 30 g/Dose; 12x1 g:Spritze/Packung | 7-15 | BEP | flavours
kind | Lidocain-Spray = Lidocaine Spray | Pumpspray zur Schleimhautanästhesie = Pump spray for mucosal anaesthesia | 50 ml/Flasche; 80 ml/Flasche | 16-32 | BEP | 5% ~ 10%
# Intraligamentär | kanuelen | Ligamora Desmella Parolig Perivela Sensilig
kind | Intraligamentärspritze = Intraligamentary Syringe | Dosierspritze für die intraligamentäre Anästhesie = Dosing syringe for intraligamentary anaesthesia | 1 Stk/Stück | 120-260 | - | Stiftform=Pen ~ Pistolenform=Pistol ~ Rad=Wheel
kind | Kanülen intraligamentär = Intraligamentary Needles | Kurze Kanülen für das Desmodont = Short needles for the periodontal ligament | 100 Stk/Packung | 9-17 | BE | 30G 8 mm ~ 30G 12 mm ~ 31G 8 mm ~ 33G 8 mm*1.2
kind | Schutzhülsen für Intraligamentärspritze = Sleeves for Intraligamentary Syringe | Ersatzhülsen für Zylinderampullen = Replacement sleeves for cartridges | 10 Stk/Packung; 20 Stk/Packung | 12-24 | - | Polycarbonat=Polycarbonate ~ Teflonfrei=PTFE-free
# Kanülenentsorgung | beutel | Sichera Kanubox Disposora Nadelsafe Stichfrei Saferon
given | SharpBox 2 l | SharpBox = SharpBox | Durchstichsicherer Entsorgungsbehälter = Puncture-proof disposal container | 10 Stk/Karton | Isarmed | 0,6 l*0.6 ~ 1 l*0.75 ~ 2 l ~ 5 l*1.8 ~ 10 l*2.9
kind | Kanülensammler = Sharps Container | Sammelbehälter für Kanülen und Skalpelle = Container for needles and scalpels | 1 Stk/Stück; 10 Stk/Karton | 2,5-6 | - | 0,2 l*0.7 ~ 0,5 l*0.8 ~ 1 l ~ 1,8 l*1.2 ~ 3 l*1.5 ~ 7 l*2.4
kind | Abwurfbehälter-Wandhalter = Wall Bracket for Sharps Container | Halterung für Abwurfbehälter = Bracket for sharps containers | 1 Stk/Stück | 9-22 | - | S ~ M ~ L*1.2
kind | Recapping-Hilfe = Recapping Aid | Halter zum einhändigen Aufsetzen der Schutzkappe = Holder for one-handed recapping | 1 Stk/Stück; 5 Stk/Packung | 11-26 | - | Silikon=Silicone ~ Edelstahl=Stainless Steel*1.4
`;
