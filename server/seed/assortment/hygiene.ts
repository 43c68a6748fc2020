export const hygiene = `
# Flächendesinfektion | pumpe | Planosept Flachora Surfessa Reinola Oberfrisch Aktivessa
given | Flächin Schaum | Flächin Schaum = Flächin Foam | Alkoholarmer Desinfektionsschaum = Low-alcohol disinfectant foam | 6x750 ml:Flasche/Karton | Sanaris | -
given | Flächin Kanister | Flächin Kanister = Flächin Canister | Gebrauchsfertige Flächendesinfektion = Ready-to-use surface disinfectant | 2x5 l:Kanister/Karton | Sanaris | -
kind | Flächendesinfektion = Surface Disinfectant | Alkoholische Schnelldesinfektion = Rapid alcohol-based disinfectant | 1 l/Flasche; 5 l/Kanister; 10 l/Kanister | 6-13 | EH | Neutral=Unscented ~ Citro=Citrus ~ Floral
kind | Flächendesinfektion alkoholfrei = Alcohol-free Surface Disinfectant | Für empfindliche Oberflächen = For sensitive surfaces | 1 l/Flasche; 5 l/Kanister; 750 ml/Flasche | 7-14 | EH | Spray ~ Schaum=Foam
kind | Flächenkonzentrat = Surface Disinfectant Concentrate | Konzentrat zur Wischdesinfektion = Concentrate for wipe disinfection | 2 l/Flasche; 5 l/Kanister; 40x20 ml:Beutel/Karton | 24-46 | EH | aldehydfrei=Aldehyde-free ~ parfümfrei=Fragrance-free
# Instrumentendesinfektion | flasche | Instrusana Fraesbad Desinstra Tauchora Enzymella
given | Instrusol Konzentrat | Instrusol Konzentrat = Instrusol Concentrate | Konzentrat zur Instrumentendesinfektion = Concentrate for instrument disinfection | 5 l/Kanister | Rheintal Medizin | -
kind | Instrumentendesinfektion Konzentrat = Instrument Disinfectant Concentrate | Aldehydfreies Konzentrat = Aldehyde-free concentrate | 2,5 l/Flasche; 5 l/Kanister; 1 l/Flasche | 26-52 | EH | Standard ~ Enzym=Enzyme*1.15
kind | Bohrerbad = Bur Bath | Gebrauchsfertige Lösung für rotierende Instrumente = Ready-to-use solution for rotary instruments | 1 l/Flasche; 2,5 l/Flasche; 5 l/Kanister | 14-28 | EH | -
kind | Thermodesinfektor-Reiniger = Washer-disinfector Detergent | Reiniger für Thermodesinfektoren = Detergent for washer-disinfectors | 5 l/Kanister; 1 l/Flasche; 10 kg/Eimer | 34-68 | EH | mildalkalisch=Mildly Alkaline ~ alkalisch=Alkaline ~ enzymatisch=Enzymatic*1.1
kind | Ultraschallreiniger = Ultrasonic Cleaner Solution | Reinigungskonzentrat für Ultraschallbäder = Cleaning concentrate for ultrasonic baths | 1 l/Flasche; 5 l/Kanister | 18-36 | EH | Universal ~ Zement=Cement Remover ~ Gips=Plaster Remover
# Händedesinfektion | pumpe | Palmasept Manuvita Handerosa Dermavella Alkomana Cutisana
given | Manusept Gel | Manusept Gel = Manusept Gel | Händedesinfektionsgel, rückfettend = Moisturising hand disinfection gel | 1 l/Flasche | Rheintal Medizin | -
kind | Händedesinfektion = Hand Disinfectant | Alkoholische Händedesinfektion = Alcohol-based hand rub | 500 ml/Flasche; 1 l/Flasche; 5 l/Kanister; 100 ml/Flasche | 4-9 | EH | Standard ~ Sensitiv=Sensitive ~ viruzid=Virucidal*1.2
kind | Waschlotion = Wash Lotion | Seifenfreie Waschlotion = Soap-free wash lotion | 500 ml/Flasche; 1 l/Flasche; 5 l/Kanister | 4-8 | E | parfümfrei=Fragrance-free ~ frisch=Fresh
kind | Handpflegecreme = Hand Care Cream | Pflegecreme für beanspruchte Hände = Care cream for stressed hands | 100 ml/Tube; 500 ml/Flasche | 4-9 | E | Öl-in-Wasser=Oil-in-water ~ Wasser-in-Öl=Water-in-oil
kind | Armhebelspender = Elbow Dispenser | Wandspender mit Armhebel = Wall dispenser with elbow lever | 1 Stk/Stück | 24-62 | - | 500 ml ~ 1 l*1.1 | Aluminium ~ Kunststoff=Plastic*0.7
# Absauganlagen | flasche | Aspirena Saugwohl Sogwell Schlauchfrei Entschauma
given | Saugrein | Saugrein = Saugrein | Reinigungskonzentrat für Absauganlagen = Cleaning concentrate for suction systems | 5 l/Kanister | Sanaris | -
kind | Absauganlagenreiniger = Suction System Cleaner | Desinfektion und Reinigung von Absauganlagen = Disinfection and cleaning of suction systems | 2,5 l/Flasche; 5 l/Kanister; 1 kg/Dose | 22-42 | EH | Grün=Green ~ Rot=Red ~ Neutral=Unscented
kind | Spezialreiniger Mundspülbecken = Cuspidor Cleaner | Reiniger für Speischalen = Cleaner for cuspidor bowls | 750 ml/Flasche; 500 g/Dose | 9-19 | EH | -
kind | Amalgamabscheider-Behälter = Amalgam Separator Canister | Sammelbehälter für Abscheider = Collection canister for separators | 1 Stk/Stück; 3 Stk/Packung | 42-88 | - | Typ A=Type A ~ Typ B=Type B ~ Typ C=Type C
# Sterilisation | beutel | Sterilora Autoklara Klarsichta Indikora Siegelora
given | SteriBeutel 90x230 | SteriBeutel = SteriBeutel | Selbstklebende Sterilisationsbeutel = Self-sealing sterilisation pouches | 1000 Stk/Karton | Hansa Dentalwerk | pouchSizes
kind | Sterilisationsbeutel selbstklebend = Self-seal Sterilisation Pouches | Klarsichtbeutel mit Indikatoren = Clear pouches with indicators | 200 Stk/Packung; 1000 Stk/Karton | 8-17 | E | pouchSizes
kind | Klarsichtschlauch = Sterilisation Reel | Sterilisationsschlauch auf Rolle = Sterilisation tubing on a roll | 200 m/Rolle; 100 m/Rolle | 19-38 | E | reelWidths
kind | Chemoindikatoren = Chemical Indicators | Prozessindikatoren für Dampf = Process indicators for steam | 250 Stk/Packung; 500 Stk/Packung | 24-48 | E | Typ 1=Type 1 ~ Typ 4=Type 4 ~ Typ 5=Type 5*1.2 ~ Typ 6=Type 6*1.3
kind | Helix-Testset = Helix Test Kit | Prüfkörper mit Indikatorstreifen = Process challenge device with strips | 250 Stk/Packung; 100 Stk/Packung | 58-112 | E | -
kind | Autoklavenwasser = Autoclave Water | Demineralisiertes Wasser = Demineralised water | 5 l/Kanister; 10 l/Kanister | 4-9 | - | -
# Wischtücher | tuecher | Wischana Tuchora Feuchtella Clothessa Vliesora
given | Wipora Tücher | Wipora Tücher = Wipora Wipes | Gebrauchsfertige Desinfektionstücher = Ready-to-use disinfectant wipes | 12x120 Stk/Karton | Sanaris | -
kind | Desinfektionstücher = Disinfectant Wipes | Getränkte Tücher für Medizinprodukte = Pre-soaked wipes for medical devices | 120 Tücher/Dose; 60 Tücher/Packung; 6x120 Tücher/Karton | 4-9 | EH | alkoholisch=Alcohol-based ~ alkoholfrei=Alcohol-free ~ Sporizid=Sporicidal*1.6
kind | Nachfüllbeutel Desinfektionstücher = Disinfectant Wipes Refill | Nachfüllrolle für Spenderdosen = Refill roll for dispenser tubs | 120 Tücher/Beutel; 12x120 Tücher/Karton | 3,5-8 | EH | alkoholisch=Alcohol-based ~ alkoholfrei=Alcohol-free
kind | Trockentücher = Dry Wipes | Vliestücher für Spendereimer = Non-woven wipes for dispenser buckets | 90 Tücher/Rolle; 6x90 Tücher/Karton | 5-10 | - | 20x30 cm ~ 30x30 cm*1.3
`;
