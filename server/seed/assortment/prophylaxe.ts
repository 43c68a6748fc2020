export const prophylaxe = `
# Polierpasten | | Klinora Glanzella Prophylia Smilora Pastella
given | Polirio RDA 120 | Polirio = Polirio | Prophylaxepaste mit Fluorid = Prophy paste with fluoride | 200 g/Dose | Isarmed | rda
kind | Prophylaxepaste = Prophy Paste | Reinigungs- und Polierpaste = Cleaning and polishing paste | 100 g/Tube; 250 g/Dose | 7-15 | E | rda | mildFlavours
kind | Prophylaxepaste Einzeldosis = Prophy Paste Unit Dose | Portionsbecher mit Ringhalter = Unit-dose cups with ring holder | 200 Stk/Packung; 100 Stk/Packung | 28-52 | E | coarseness | mildFlavours
# Pulverstrahl | dosen | Airessa Pulvora Jetvita Glycira Erythrella
given | AeroPolvis Minze | AeroPolvis = AeroPolvis | Prophylaxepulver auf Natriumbikarbonatbasis = Sodium bicarbonate prophy powder | 4x300 g:Dose/Packung | Isarmed | mildFlavours
kind | Pulver Natriumbikarbonat = Sodium Bicarbonate Powder | Supragingivales Strahlpulver = Supragingival air-polishing powder | 300 g/Dose; 4x300 g:Dose/Packung | 16-32 | E | mildFlavours
kind | Pulver Erythrit = Erythritol Powder | Sub- und supragingivales Pulver = Sub- and supragingival powder | 120 g/Dose; 3x120 g:Dose/Packung | 18-34 | E | Neutral=Unflavoured ~ Minze=Mint
kind | Pulver Glycin = Glycine Powder | Niedrigabrasives Strahlpulver = Low-abrasive air-polishing powder | 160 g/Dose; 4x160 g:Dose/Packung | 22-40 | E | Neutral=Unflavoured ~ Minze=Mint ~ Zitrone=Lemon
# Fluoridlacke | flasche | Fluoressa Kariola Lackora Remineva Emailla
given | Fluoralack | Fluoralack = Fluoralack | Fluoridlack zur Kariesprophylaxe = Fluoride varnish for caries prevention | 5x10 ml:Tube/Packung | Medora Dental AG | -
kind | Fluoridlack = Fluoride Varnish | Fluoridlack mit 22.600 ppm Fluorid = Fluoride varnish with 22.600 ppm fluoride | 10 ml/Tube; 50x0,4 ml:Stück/Packung; 3x10 ml:Tube/Packung | 18-36 | BEH | mildFlavours
kind | Fluoridgel = Fluoride Gel | Fluoridgel für die Praxis = Professional fluoride gel | 480 ml/Flasche; 250 ml/Flasche | 13-26 | BE | flavours
kind | Fluoridlösung = Fluoride Solution | Touchierlösung mit Aminfluorid = Amine fluoride topical solution | 50 ml/Flasche; 200 ml/Flasche | 12-24 | BE | -
kind | Fluoridierungslöffel = Fluoride Trays | Schaumstofflöffel für Fluoridgel = Foam trays for fluoride gel | 50 Stk/Beutel; 100 Stk/Beutel | 12-22 | - | sizesSL
# Versiegler | | Fissora Kauseal Sulkusil Rillara Occlusafe
given | Fissuma | Fissuma = Fissuma | Lichthärtender Fissurenversiegler = Light-curing fissure sealant | 5x2 ml:Spritze/Packung | Dentavia GmbH | -
kind | Fissurenversiegler = Fissure Sealant | Fließfähiger Versiegler mit Fluorid = Flowable sealant with fluoride | 2x2 ml:Spritze/Packung; 2 g/Spritze; 4x2 ml:Spritze/Packung | 28-54 | BEH | transparent=Clear ~ weiß opak=Opaque White ~ zahnfarben=Tooth-coloured
kind | Glattflächenversiegler = Smooth Surface Sealant | Schutzlack um Brackets = Protective sealant around brackets | 7 ml/Flasche; 2x7 ml:Flasche/Packung | 34-62 | BEH | -
# Bürsten & Kelche | | Rotessa Cupella Polibell Gummina Bursta
given | SoftCup Latch | SoftCup = SoftCup | Prophylaxekelche, latexfrei = Latex-free prophy cups | 144 Stk/Packung | Odontec | Latch ~ Screw ~ Snap-on
kind | Prophylaxekelche = Prophy Cups | Gummikelche zum Polieren = Rubber cups for polishing | 100 Stk/Packung; 30 Stk/Packung | 20-42 | - | hardness | Winkelstück=Latch ~ Schraube=Screw ~ Aufsteck=Snap-on | Weiß=White ~ Blau=Blue ~ Grau=Grey
kind | Prophylaxebürstchen = Prophy Brushes | Nylonbürstchen zum Reinigen = Nylon cleaning brushes | 100 Stk/Packung; 25 Stk/Packung | 22-44 | - | hardness | Kelch=Cup ~ Spitz=Pointed ~ Flach=Flat
kind | Einmal-Winkelstücke Prophylaxe = Disposable Prophy Angles | Einmal-Winkelstücke mit Kelch = Disposable prophy angles with cup | 100 Stk/Box; 500 Stk/Karton | 52-92 | - | hardness
# Interdental | | Zwischena Interdella Flossara Dentaspace Pickora
given | InterPic 0,6 | InterPic = InterPic | Interdentalbürsten = Interdental brushes | 6 Stk/Packung | Praxilis | 0,4 ~ 0,5 ~ 0,6 ~ 0,7 ~ 0,8 ~ 1,1
kind | Interdentalbürsten = Interdental Brushes | Interdentalbürsten mit ummanteltem Draht = Interdental brushes with coated wire | 25 Stk/Packung; 6 Stk/Packung; 100 Stk/Box | 9-17 | - | interdentalSizes
kind | Zahnseide = Dental Floss | Zahnseide im Spender = Dental floss in dispenser | 50 m/Stück; 200 m/Rolle | 2,5-6 | - | gewachst=Waxed ~ ungewachst=Unwaxed ~ Band=Tape | Minze=Mint ~ Neutral=Unflavoured
kind | Zahnbürste = Toothbrush | Handzahnbürste mit Kurzkopf = Manual toothbrush with compact head | 1 Stk/Stück; 12 Stk/Packung; 100 Stk/Karton | 1,5-4 | - | hardness | Blau=Blue ~ Grün=Green ~ Pink ~ Gelb=Yellow
kind | Mundspüllösung = Mouth Rinse | Mundspüllösung mit Chlorhexidin = Mouth rinse with chlorhexidine | 250 ml/Flasche; 500 ml/Flasche; 5 l/Kanister | 5-11 | BE | 0,06% ~ 0,12% ~ 0,2%
`;
