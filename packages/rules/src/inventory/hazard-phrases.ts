// Hazard statements with their official wording in German and English: Annex III of Regulation (EC) No 1272/2008 (CLP), as amended up to
// Regulation (EU) 2020/217, and the statements for hazard classes of Regulation (EU) 2023/707. Where the supplier names a substance (…), the label
// of the product says which. A line: code, German, English.

export const hazardPhraseLines = `
H200|Instabil, explosiv.|Unstable explosive.
H201|Explosiv, Gefahr der Massenexplosion.|Explosive; mass explosion hazard.
H202|Explosiv; große Gefahr durch Splitter, Spreng- und Wurfstücke.|Explosive, severe projection hazard.
H203|Explosiv; Gefahr durch Feuer, Luftdruck oder Splitter, Spreng- und Wurfstücke.|Explosive; fire, blast or projection hazard.
H204|Gefahr durch Feuer oder Splitter, Spreng- und Wurfstücke.|Fire or projection hazard.
H205|Gefahr der Massenexplosion bei Feuer.|May mass explode in fire.
H206|Gefahr durch Feuer, Druckstoß oder Sprengstücke; erhöhte Explosionsgefahr, wenn das Desensibilisierungsmittel reduziert wird.|Fire, blast or projection hazard; increased risk of explosion if desensitising agent is reduced.
H207|Gefahr durch Feuer oder Sprengstücke; erhöhte Explosionsgefahr, wenn das Desensibilisierungsmittel reduziert wird.|Fire or projection hazard; increased risk of explosion if desensitising agent is reduced.
H208|Gefahr durch Feuer; erhöhte Explosionsgefahr, wenn das Desensibilisierungsmittel reduziert wird.|Fire hazard; increased risk of explosion if desensitising agent is reduced.
H220|Extrem entzündbares Gas.|Extremely flammable gas.
H221|Entzündbares Gas.|Flammable gas.
H222|Extrem entzündbares Aerosol.|Extremely flammable aerosol.
H223|Entzündbares Aerosol.|Flammable aerosol.
H224|Flüssigkeit und Dampf extrem entzündbar.|Extremely flammable liquid and vapour.
H225|Flüssigkeit und Dampf leicht entzündbar.|Highly flammable liquid and vapour.
H226|Flüssigkeit und Dampf entzündbar.|Flammable liquid and vapour.
H228|Entzündbarer Feststoff.|Flammable solid.
H229|Behälter steht unter Druck: Kann bei Erwärmung bersten.|Pressurised container: May burst if heated.
H230|Kann auch in Abwesenheit von Luft explosionsartig reagieren.|May react explosively even in the absence of air.
H231|Kann auch in Abwesenheit von Luft bei erhöhtem Druck und/oder erhöhter Temperatur explosionsartig reagieren.|May react explosively even in the absence of air at elevated pressure and/or temperature.
H232|Kann sich bei Kontakt mit Luft spontan entzünden.|May ignite spontaneously if exposed to air.
H240|Erwärmung kann Explosion verursachen.|Heating may cause an explosion.
H241|Erwärmung kann Brand oder Explosion verursachen.|Heating may cause a fire or explosion.
H242|Erwärmung kann Brand verursachen.|Heating may cause a fire.
H250|Entzündet sich in Berührung mit Luft von selbst.|Catches fire spontaneously if exposed to air.
H251|Selbsterhitzungsfähig; kann in Brand geraten.|Self-heating: may catch fire.
H252|In großen Mengen selbsterhitzungsfähig; kann in Brand geraten.|Self-heating in large quantities; may catch fire.
H260|In Berührung mit Wasser entstehen entzündbare Gase, die sich spontan entzünden können.|In contact with water releases flammable gases which may ignite spontaneously.
H261|In Berührung mit Wasser entstehen entzündbare Gase.|In contact with water releases flammable gases.
H270|Kann Brand verursachen oder verstärken; Oxidationsmittel.|May cause or intensify fire; oxidiser.
H271|Kann Brand oder Explosion verursachen; starkes Oxidationsmittel.|May cause fire or explosion; strong oxidiser.
H272|Kann Brand verstärken; Oxidationsmittel.|May intensify fire; oxidiser.
H280|Enthält Gas unter Druck; kann bei Erwärmung explodieren.|Contains gas under pressure; may explode if heated.
H281|Enthält tiefgekühltes Gas; kann Kälteverbrennungen oder -verletzungen verursachen.|Contains refrigerated gas; may cause cryogenic burns or injury.
H290|Kann gegenüber Metallen korrosiv sein.|May be corrosive to metals.
H300|Lebensgefahr bei Verschlucken.|Fatal if swallowed.
H301|Giftig bei Verschlucken.|Toxic if swallowed.
H302|Gesundheitsschädlich bei Verschlucken.|Harmful if swallowed.
H304|Kann bei Verschlucken und Eindringen in die Atemwege tödlich sein.|May be fatal if swallowed and enters airways.
H310|Lebensgefahr bei Hautkontakt.|Fatal in contact with skin.
H311|Giftig bei Hautkontakt.|Toxic in contact with skin.
H312|Gesundheitsschädlich bei Hautkontakt.|Harmful in contact with skin.
H314|Verursacht schwere Verätzungen der Haut und schwere Augenschäden.|Causes severe skin burns and eye damage.
H315|Verursacht Hautreizungen.|Causes skin irritation.
H317|Kann allergische Hautreaktionen verursachen.|May cause an allergic skin reaction.
H318|Verursacht schwere Augenschäden.|Causes serious eye damage.
H319|Verursacht schwere Augenreizung.|Causes serious eye irritation.
H330|Lebensgefahr bei Einatmen.|Fatal if inhaled.
H331|Giftig bei Einatmen.|Toxic if inhaled.
H332|Gesundheitsschädlich bei Einatmen.|Harmful if inhaled.
H334|Kann bei Einatmen Allergie, asthmaartige Symptome oder Atembeschwerden verursachen.|May cause allergy or asthma symptoms or breathing difficulties if inhaled.
H335|Kann die Atemwege reizen.|May cause respiratory irritation.
H336|Kann Schläfrigkeit und Benommenheit verursachen.|May cause drowsiness or dizziness.
H340|Kann genetische Defekte verursachen.|May cause genetic defects.
H341|Kann vermutlich genetische Defekte verursachen.|Suspected of causing genetic defects.
H350|Kann Krebs erzeugen.|May cause cancer.
H350i|Kann bei Einatmen Krebs erzeugen.|May cause cancer by inhalation.
H351|Kann vermutlich Krebs erzeugen.|Suspected of causing cancer.
H360|Kann die Fruchtbarkeit beeinträchtigen oder das Kind im Mutterleib schädigen.|May damage fertility or the unborn child.
H360F|Kann die Fruchtbarkeit beeinträchtigen.|May damage fertility.
H360D|Kann das Kind im Mutterleib schädigen.|May damage the unborn child.
H360FD|Kann die Fruchtbarkeit beeinträchtigen. Kann das Kind im Mutterleib schädigen.|May damage fertility. May damage the unborn child.
H360Fd|Kann die Fruchtbarkeit beeinträchtigen. Kann vermutlich das Kind im Mutterleib schädigen.|May damage fertility. Suspected of damaging the unborn child.
H360Df|Kann das Kind im Mutterleib schädigen. Kann vermutlich die Fruchtbarkeit beeinträchtigen.|May damage the unborn child. Suspected of damaging fertility.
H361|Kann vermutlich die Fruchtbarkeit beeinträchtigen oder das Kind im Mutterleib schädigen.|Suspected of damaging fertility or the unborn child.
H361f|Kann vermutlich die Fruchtbarkeit beeinträchtigen.|Suspected of damaging fertility.
H361d|Kann vermutlich das Kind im Mutterleib schädigen.|Suspected of damaging the unborn child.
H361fd|Kann vermutlich die Fruchtbarkeit beeinträchtigen. Kann vermutlich das Kind im Mutterleib schädigen.|Suspected of damaging fertility. Suspected of damaging the unborn child.
H362|Kann Säuglinge über die Muttermilch schädigen.|May cause harm to breast-fed children.
H370|Schädigt die Organe.|Causes damage to organs.
H371|Kann die Organe schädigen.|May cause damage to organs.
H372|Schädigt die Organe bei längerer oder wiederholter Exposition.|Causes damage to organs through prolonged or repeated exposure.
H373|Kann die Organe schädigen bei längerer oder wiederholter Exposition.|May cause damage to organs through prolonged or repeated exposure.
H300+H310|Lebensgefahr bei Verschlucken oder Hautkontakt.|Fatal if swallowed or in contact with skin.
H300+H330|Lebensgefahr bei Verschlucken oder Einatmen.|Fatal if swallowed or if inhaled.
H310+H330|Lebensgefahr bei Hautkontakt oder Einatmen.|Fatal in contact with skin or if inhaled.
H300+H310+H330|Lebensgefahr bei Verschlucken, Hautkontakt oder Einatmen.|Fatal if swallowed, in contact with skin or if inhaled.
H301+H311|Giftig bei Verschlucken oder Hautkontakt.|Toxic if swallowed or in contact with skin.
H301+H331|Giftig bei Verschlucken oder Einatmen.|Toxic if swallowed or if inhaled.
H311+H331|Giftig bei Hautkontakt oder Einatmen.|Toxic in contact with skin or if inhaled.
H301+H311+H331|Giftig bei Verschlucken, Hautkontakt oder Einatmen.|Toxic if swallowed, in contact with skin or if inhaled.
H302+H312|Gesundheitsschädlich bei Verschlucken oder Hautkontakt.|Harmful if swallowed or in contact with skin.
H302+H332|Gesundheitsschädlich bei Verschlucken oder Einatmen.|Harmful if swallowed or if inhaled.
H312+H332|Gesundheitsschädlich bei Hautkontakt oder Einatmen.|Harmful in contact with skin or if inhaled.
H302+H312+H332|Gesundheitsschädlich bei Verschlucken, Hautkontakt oder Einatmen.|Harmful if swallowed, in contact with skin or if inhaled.
H400|Sehr giftig für Wasserorganismen.|Very toxic to aquatic life.
H410|Sehr giftig für Wasserorganismen mit langfristiger Wirkung.|Very toxic to aquatic life with long lasting effects.
H411|Giftig für Wasserorganismen, mit langfristiger Wirkung.|Toxic to aquatic life with long lasting effects.
H412|Schädlich für Wasserorganismen, mit langfristiger Wirkung.|Harmful to aquatic life with long lasting effects.
H413|Kann für Wasserorganismen schädlich sein, mit langfristiger Wirkung.|May cause long lasting harmful effects to aquatic life.
H420|Schädigt die öffentliche Gesundheit und die Umwelt durch Ozonabbau in der äußeren Atmosphäre.|Harms public health and the environment by destroying ozone in the upper atmosphere.
EUH014|Reagiert heftig mit Wasser.|Reacts violently with water.
EUH018|Kann bei Verwendung explosionsfähige/entzündbare Dampf/Luft-Gemische bilden.|In use may form flammable/explosive vapour-air mixture.
EUH019|Kann explosionsfähige Peroxide bilden.|May form explosive peroxides.
EUH029|Entwickelt bei Berührung mit Wasser giftige Gase.|Contact with water liberates toxic gas.
EUH031|Entwickelt bei Berührung mit Säure giftige Gase.|Contact with acids liberates toxic gas.
EUH032|Entwickelt bei Berührung mit Säure sehr giftige Gase.|Contact with acids liberates very toxic gas.
EUH044|Explosionsgefahr bei Erhitzen unter Einschluss.|Risk of explosion if heated under confinement.
EUH066|Wiederholter Kontakt kann zu spröder oder rissiger Haut führen.|Repeated exposure may cause skin dryness or cracking.
EUH070|Giftig bei Berührung mit den Augen.|Toxic by eye contact.
EUH071|Wirkt ätzend auf die Atemwege.|Corrosive to the respiratory tract.
EUH201|Enthält Blei. Nicht für den Anstrich von Gegenständen verwenden, die von Kindern gekaut oder gelutscht werden könnten.|Contains lead. Should not be used on surfaces liable to be chewed or sucked by children.
EUH201A|Achtung! Enthält Blei.|Warning! Contains lead.
EUH202|Cyanacrylat. Gefahr. Klebt innerhalb von Sekunden Haut und Augenlider zusammen. Darf nicht in die Hände von Kindern gelangen.|Cyanoacrylate. Danger. Bonds skin and eyes in seconds. Keep out of the reach of children.
EUH203|Enthält Chrom (VI). Kann allergische Reaktionen hervorrufen.|Contains chromium (VI). May produce an allergic reaction.
EUH204|Enthält Isocyanate. Kann allergische Reaktionen hervorrufen.|Contains isocyanates. May produce an allergic reaction.
EUH205|Enthält epoxidhaltige Verbindungen. Kann allergische Reaktionen hervorrufen.|Contains epoxy constituents. May produce an allergic reaction.
EUH206|Achtung! Nicht zusammen mit anderen Produkten verwenden, da gefährliche Gase (Chlor) freigesetzt werden können.|Warning! Do not use together with other products. May release dangerous gases (chlorine).
EUH207|Achtung! Enthält Cadmium. Bei der Verwendung entstehen gefährliche Dämpfe. Hinweise des Herstellers beachten. Sicherheitsanweisungen einhalten.|Warning! Contains cadmium. Dangerous fumes are formed during use. See information supplied by the manufacturer. Comply with the safety instructions.
EUH208|Enthält … Kann allergische Reaktionen hervorrufen.|Contains … May produce an allergic reaction.
EUH209|Kann bei Verwendung leicht entzündbar werden.|Can become highly flammable in use.
EUH209A|Kann bei Verwendung entzündbar werden.|Can become flammable in use.
EUH210|Sicherheitsdatenblatt auf Anfrage erhältlich.|Safety data sheet available on request.
EUH211|Achtung! Beim Sprühen können gefährliche lungengängige Tröpfchen entstehen. Aerosol oder Nebel nicht einatmen.|Warning! Hazardous respirable droplets may be formed when sprayed. Do not breathe spray or mist.
EUH212|Achtung! Bei der Verwendung kann gefährlicher lungengängiger Staub entstehen. Staub nicht einatmen.|Warning! Hazardous respirable dust may be formed when used. Do not breathe dust.
EUH380|Kann beim Menschen endokrine Störungen verursachen.|May cause endocrine disruption in humans.
EUH381|Steht in dem Verdacht, beim Menschen endokrine Störungen zu verursachen.|Suspected of causing endocrine disruption in humans.
EUH401|Zur Vermeidung von Risiken für Mensch und Umwelt die Gebrauchsanleitung einhalten.|To avoid risks to human health and the environment, comply with the instructions for use.
EUH430|Kann endokrine Störungen in der Umwelt verursachen.|May cause endocrine disruption in the environment.
EUH431|Steht in dem Verdacht, endokrine Störungen in der Umwelt zu verursachen.|Suspected of causing endocrine disruption in the environment.
EUH440|Anreicherung in der Umwelt und in lebenden Organismen einschließlich Menschen.|Accumulates in the environment and living organisms including in humans.
EUH441|Starke Anreicherung in der Umwelt und in lebenden Organismen einschließlich Menschen.|Strongly accumulates in the environment and living organisms including in humans.
EUH450|Kann lang anhaltende und diffuse Verschmutzung von Wasserressourcen verursachen.|Can cause long-lasting and diffuse contamination of water resources.
EUH451|Kann sehr lang anhaltende und diffuse Verschmutzung von Wasserressourcen verursachen.|Can cause very long-lasting and diffuse contamination of water resources.
`;
