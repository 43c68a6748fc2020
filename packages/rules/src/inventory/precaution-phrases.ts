// Precautionary statements with their official wording in German and English: Annex IV of Regulation (EC) No 1272/2008 (CLP), as amended
// up to Regulation (EU) 2019/521. Where the supplier of a product completes a statement (…), the label of the product says how. A line: code, German, English.

export const precautionPhraseLines = `
P101|Ist ärztlicher Rat erforderlich, Verpackung oder Kennzeichnungsetikett bereithalten.|If medical advice is needed, have product container or label at hand.
P102|Darf nicht in die Hände von Kindern gelangen.|Keep out of reach of children.
P103|Lesen Sie sämtliche Anweisungen aufmerksam und befolgen Sie diese.|Read carefully and follow all instructions.
P201|Vor Gebrauch besondere Anweisungen einholen.|Obtain special instructions before use.
P202|Vor Gebrauch alle Sicherheitshinweise lesen und verstehen.|Do not handle until all safety precautions have been read and understood.
P210|Von Hitze, heißen Oberflächen, Funken, offenen Flammen und anderen Zündquellen fernhalten. Nicht rauchen.|Keep away from heat, hot surfaces, sparks, open flames and other ignition sources. No smoking.
P211|Nicht gegen offene Flamme oder andere Zündquelle sprühen.|Do not spray on an open flame or other ignition source.
P212|Erhitzen unter Einschluss und Reduzierung des Desensibilisierungsmittels vermeiden.|Avoid heating under confinement or reduction of the desensitising agent.
P220|Von Kleidung und anderen brennbaren Materialien fernhalten.|Keep away from clothing and other combustible materials.
P222|Keinen Kontakt mit Luft zulassen.|Do not allow contact with air.
P223|Keinen Kontakt mit Wasser zulassen.|Do not allow contact with water.
P230|Feucht halten mit …|Keep wetted with …
P231|Inhalt unter inertem Gas/… handhaben und aufbewahren.|Handle and store contents under inert gas/…
P232|Vor Feuchtigkeit schützen.|Protect from moisture.
P233|Behälter dicht verschlossen halten.|Keep container tightly closed.
P234|Nur in Originalverpackung aufbewahren.|Keep only in original packaging.
P235|Kühl halten.|Keep cool.
P240|Behälter und zu befüllende Anlage erden.|Ground and bond container and receiving equipment.
P241|Explosionsgeschützte [elektrische/Lüftungs-/Beleuchtungs-/…] Geräte verwenden.|Use explosion-proof [electrical/ventilating/lighting/…] equipment.
P242|Funkenarmes Werkzeug verwenden.|Use non-sparking tools.
P243|Maßnahmen gegen elektrostatische Entladungen treffen.|Take action to prevent static discharges.
P244|Ventile und Ausrüstungsteile öl- und fettfrei halten.|Keep valves and fittings free from oil and grease.
P250|Nicht schleifen/stoßen/reiben/…|Do not subject to grinding/shock/friction/…
P251|Nicht durchstechen oder verbrennen, auch nicht nach Gebrauch.|Do not pierce or burn, even after use.
P260|Staub/Rauch/Gas/Nebel/Dampf/Aerosol nicht einatmen.|Do not breathe dust/fume/gas/mist/vapours/spray.
P261|Einatmen von Staub/Rauch/Gas/Nebel/Dampf/Aerosol vermeiden.|Avoid breathing dust/fume/gas/mist/vapours/spray.
P262|Nicht in die Augen, auf die Haut oder auf die Kleidung gelangen lassen.|Do not get in eyes, on skin, or on clothing.
P263|Berührung während Schwangerschaft und Stillzeit vermeiden.|Avoid contact during pregnancy and while nursing.
P264|Nach Gebrauch … gründlich waschen.|Wash … thoroughly after handling.
P270|Bei Gebrauch nicht essen, trinken oder rauchen.|Do not eat, drink or smoke when using this product.
P271|Nur im Freien oder in gut belüfteten Räumen verwenden.|Use only outdoors or in a well-ventilated area.
P272|Kontaminierte Arbeitskleidung nicht außerhalb des Arbeitsplatzes tragen.|Contaminated work clothing should not be allowed out of the workplace.
P273|Freisetzung in die Umwelt vermeiden.|Avoid release to the environment.
P280|Schutzhandschuhe/Schutzkleidung/Augenschutz/Gesichtsschutz/Gehörschutz/… tragen.|Wear protective gloves/protective clothing/eye protection/face protection/hearing protection/…
P282|Schutzhandschuhe mit Kälteisolierung und zusätzlich Gesichtsschild oder Augenschutz tragen.|Wear cold insulating gloves and either face shield or eye protection.
P283|Schwer entflammbare oder flammhemmende Kleidung tragen.|Wear fire resistant or flame retardant clothing.
P284|[Bei unzureichender Belüftung] Atemschutz tragen.|[In case of inadequate ventilation] wear respiratory protection.
P231+P232|Inhalt unter inertem Gas/… handhaben und aufbewahren. Vor Feuchtigkeit schützen.|Handle and store contents under inert gas/… Protect from moisture.
P301+P310|BEI VERSCHLUCKEN: Sofort GIFTINFORMATIONSZENTRUM/Arzt/… anrufen.|IF SWALLOWED: Immediately call a POISON CENTER/doctor/…
P301+P312|BEI VERSCHLUCKEN: Bei Unwohlsein GIFTINFORMATIONSZENTRUM/Arzt/… anrufen.|IF SWALLOWED: Call a POISON CENTER/doctor/… if you feel unwell.
P301+P330+P331|BEI VERSCHLUCKEN: Mund ausspülen. KEIN Erbrechen herbeiführen.|IF SWALLOWED: Rinse mouth. Do NOT induce vomiting.
P302+P334|BEI BERÜHRUNG MIT DER HAUT: In kaltes Wasser tauchen oder nassen Verband anlegen.|IF ON SKIN: Immerse in cool water or wrap in wet bandages.
P302+P335+P334|BEI BERÜHRUNG MIT DER HAUT: Lose Partikel von der Haut abbürsten. In kaltes Wasser tauchen [oder nassen Verband anlegen].|IF ON SKIN: Brush off loose particles from skin. Immerse in cool water [or wrap in wet bandages].
P302+P352|BEI BERÜHRUNG MIT DER HAUT: Mit viel Wasser/… waschen.|IF ON SKIN: Wash with plenty of water/…
P303+P361+P353|BEI BERÜHRUNG MIT DER HAUT (oder dem Haar): Alle kontaminierten Kleidungsstücke sofort ausziehen. Haut mit Wasser abwaschen [oder duschen].|IF ON SKIN (or hair): Take off immediately all contaminated clothing. Rinse skin with water [or shower].
P304+P312|BEI EINATMEN: Bei Unwohlsein GIFTINFORMATIONSZENTRUM/Arzt/… anrufen.|IF INHALED: Call a POISON CENTER/doctor/… if you feel unwell.
P304+P340|BEI EINATMEN: Die Person an die frische Luft bringen und für ungehinderte Atmung sorgen.|IF INHALED: Remove person to fresh air and keep comfortable for breathing.
P305+P351+P338|BEI KONTAKT MIT DEN AUGEN: Einige Minuten lang behutsam mit Wasser spülen. Eventuell vorhandene Kontaktlinsen nach Möglichkeit entfernen. Weiter spülen.|IF IN EYES: Rinse cautiously with water for several minutes. Remove contact lenses, if present and easy to do. Continue rinsing.
P306+P360|BEI KONTAKT MIT DER KLEIDUNG: Kontaminierte Kleidung und Haut sofort mit viel Wasser abwaschen und danach Kleidung ausziehen.|IF ON CLOTHING: Rinse immediately contaminated clothing and skin with plenty of water before removing clothes.
P308+P311|BEI Exposition oder falls betroffen: GIFTINFORMATIONSZENTRUM/Arzt/… anrufen.|IF exposed or concerned: Call a POISON CENTER/doctor/…
P308+P313|BEI Exposition oder falls betroffen: Ärztlichen Rat einholen/ärztliche Hilfe hinzuziehen.|IF exposed or concerned: Get medical advice/attention.
P310|Sofort GIFTINFORMATIONSZENTRUM/Arzt/… anrufen.|Immediately call a POISON CENTER/doctor/…
P311|GIFTINFORMATIONSZENTRUM/Arzt/… anrufen.|Call a POISON CENTER/doctor/…
P312|Bei Unwohlsein GIFTINFORMATIONSZENTRUM/Arzt/… anrufen.|Call a POISON CENTER/doctor/… if you feel unwell.
P313|Ärztlichen Rat einholen/ärztliche Hilfe hinzuziehen.|Get medical advice/attention.
P314|Bei Unwohlsein ärztlichen Rat einholen/ärztliche Hilfe hinzuziehen.|Get medical advice/attention if you feel unwell.
P315|Sofort ärztlichen Rat einholen/ärztliche Hilfe hinzuziehen.|Get immediate medical advice/attention.
P320|Besondere Behandlung dringend erforderlich (siehe … auf diesem Kennzeichnungsetikett).|Specific treatment is urgent (see … on this label).
P321|Besondere Behandlung (siehe … auf diesem Kennzeichnungsetikett).|Specific treatment (see … on this label).
P330|Mund ausspülen.|Rinse mouth.
P331|KEIN Erbrechen herbeiführen.|Do NOT induce vomiting.
P332+P313|Bei Hautreizung: Ärztlichen Rat einholen/ärztliche Hilfe hinzuziehen.|If skin irritation occurs: Get medical advice/attention.
P333+P313|Bei Hautreizung oder -ausschlag: Ärztlichen Rat einholen/ärztliche Hilfe hinzuziehen.|If skin irritation or rash occurs: Get medical advice/attention.
P336+P315|Vereiste Bereiche mit lauwarmem Wasser auftauen. Betroffenen Bereich nicht reiben. Sofort ärztlichen Rat einholen/ärztliche Hilfe hinzuziehen.|Thaw frosted parts with lukewarm water. Do not rub affected area. Get immediate medical advice/attention.
P337+P313|Bei anhaltender Augenreizung: Ärztlichen Rat einholen/ärztliche Hilfe hinzuziehen.|If eye irritation persists: Get medical advice/attention.
P342+P311|Bei Symptomen der Atemwege: GIFTINFORMATIONSZENTRUM/Arzt/… anrufen.|If experiencing respiratory symptoms: Call a POISON CENTER/doctor/…
P361+P364|Alle kontaminierten Kleidungsstücke sofort ausziehen und vor erneutem Tragen waschen.|Take off immediately all contaminated clothing and wash it before reuse.
P362+P364|Kontaminierte Kleidung ausziehen und vor erneutem Tragen waschen.|Take off contaminated clothing and wash it before reuse.
P363|Kontaminierte Kleidung vor erneutem Tragen waschen.|Wash contaminated clothing before reuse.
P370+P372+P380+P373|Bei Brand: Explosionsgefahr. Umgebung räumen. KEINE Brandbekämpfung, wenn das Feuer explosive Stoffe/Gemische/Erzeugnisse erreicht.|In case of fire: Explosion risk. Evacuate area. DO NOT fight fire when fire reaches explosives.
P370+P376|Bei Brand: Undichtigkeit beseitigen, wenn gefahrlos möglich.|In case of fire: Stop leak if safe to do so.
P370+P378|Bei Brand: … zum Löschen verwenden.|In case of fire: Use … to extinguish.
P370+P380+P375|Bei Brand: Umgebung räumen. Wegen Explosionsgefahr Brand aus der Entfernung bekämpfen.|In case of fire: Evacuate area. Fight fire remotely due to the risk of explosion.
P370+P380+P375+P378|Bei Brand: Umgebung räumen. Wegen Explosionsgefahr Brand aus der Entfernung bekämpfen. [… zum Löschen verwenden.]|In case of fire: Evacuate area. Fight fire remotely due to the risk of explosion. [Use … to extinguish.]
P371+P380+P375|Bei Großbrand und großen Mengen: Umgebung räumen. Wegen Explosionsgefahr Brand aus der Entfernung bekämpfen.|In case of major fire and large quantities: Evacuate area. Fight fire remotely due to the risk of explosion.
P377|Brand von ausströmendem Gas: Nicht löschen, bis Undichtigkeit gefahrlos beseitigt werden kann.|Leaking gas fire: Do not extinguish, unless leak can be stopped safely.
P381|Bei Undichtigkeit alle Zündquellen entfernen.|In case of leakage, eliminate all ignition sources.
P390|Verschüttete Mengen aufnehmen, um Materialschäden zu vermeiden.|Absorb spillage to prevent material-damage.
P391|Verschüttete Mengen aufnehmen.|Collect spillage.
P401|Aufbewahren gemäß …|Store in accordance with …
P402|An einem trockenen Ort aufbewahren.|Store in a dry place.
P403|An einem gut belüfteten Ort aufbewahren.|Store in a well-ventilated place.
P404|In einem geschlossenen Behälter aufbewahren.|Store in a closed container.
P405|Unter Verschluss aufbewahren.|Store locked up.
P406|In korrosionsbeständigem/… Behälter mit korrosionsbeständiger Innenauskleidung aufbewahren.|Store in a corrosion resistant/… container with a resistant inner liner.
P407|Luftspalt zwischen Stapeln oder Paletten lassen.|Maintain air gap between stacks or pallets.
P410|Vor Sonnenbestrahlung schützen.|Protect from sunlight.
P411|Bei Temperaturen nicht über … °C/… °F aufbewahren.|Store at temperatures not exceeding … °C/… °F.
P412|Nicht Temperaturen über 50 °C/122 °F aussetzen.|Do not expose to temperatures exceeding 50 °C/122 °F.
P413|Schüttgut in Mengen von mehr als … kg/… lbs bei Temperaturen nicht über … °C/… °F aufbewahren.|Store bulk masses greater than … kg/… lbs at temperatures not exceeding … °C/… °F.
P420|Getrennt aufbewahren.|Store separately.
P402+P404|An einem trockenen Ort aufbewahren. In einem geschlossenen Behälter aufbewahren.|Store in a dry place. Store in a closed container.
P403+P233|An einem gut belüfteten Ort aufbewahren. Behälter dicht verschlossen halten.|Store in a well-ventilated place. Keep container tightly closed.
P403+P235|An einem gut belüfteten Ort aufbewahren. Kühl halten.|Store in a well-ventilated place. Keep cool.
P410+P403|Vor Sonnenbestrahlung schützen. An einem gut belüfteten Ort aufbewahren.|Protect from sunlight. Store in a well-ventilated place.
P410+P412|Vor Sonnenbestrahlung schützen. Nicht Temperaturen über 50 °C/122 °F aussetzen.|Protect from sunlight. Do not expose to temperatures exceeding 50 °C/122 °F.
P501|Inhalt/Behälter … zuführen.|Dispose of contents/container to …
P502|Informationen zur Wiederverwendung oder Wiederverwertung beim Hersteller oder Lieferanten erfragen.|Refer to manufacturer or supplier for information on recovery or recycling.
P503|Informationen zur Entsorgung/Wiederverwendung/Wiederverwertung beim Hersteller/Lieferanten/… erfragen.|Refer to manufacturer/supplier/… for information on disposal/recovery/recycling.
`;
