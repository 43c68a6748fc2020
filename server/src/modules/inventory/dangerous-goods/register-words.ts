// The words of the register of dangerous goods and of operating instructions, in both languages.

export type Language = 'de' | 'en';

export const registerWords = {
  de: {
    stem: 'gefahrstoffverzeichnis',
    title: 'Gefahrstoffverzeichnis',
    basis: 'Verzeichnis der verwendeten Gefahrstoffe nach § 6 Absatz 12 GefStoffV',
    at: (when: string) => `Stand ${when}`,
    term: (years: number) =>
      `Sicherheitsdatenblätter gelten nach ${years} ${years === 1 ? 'Jahr' : 'Jahren'} als veraltet.`,
    counts: (all: number, missing: number, outdated: number, open: number) =>
      `Gefahrstoffe: ${all}. Ohne Sicherheitsdatenblatt: ${missing}, mit veraltetem: ${outdated}. Ohne Angaben zum Etikett: ${open}.`,
    none: 'Kein Artikel ist als Gefahrstoff gekennzeichnet.',
    undescribed: 'Angaben fehlen',
    missing: 'fehlt',
    outdated: 'veraltet',
    nowhere: 'nicht auf Lager',
    phrases: 'Wortlaut der Sätze',
    source:
      'Quelle: Verordnung (EG) Nr. 1272/2008, Anhang III (H- und EUH-Sätze) und Anhang IV (P-Sätze). SDB: Sicherheitsdatenblatt.',
    hints: 'Zusammenlagerung (TRGS 510)',
    hint: (storage: string, weight: string, one: string, other: string) =>
      `${storage} (${weight}): Lagerklassen ${one} und ${other} gehören in getrennte Lagerabschnitte.`,
    header: ['Gefahrstoff', 'Kennzeichnung', 'H- und P-Sätze', 'LGK', 'Menge', 'Lagerort', 'SDB vom'],
    csvHeader: [
      'Gefahrstoff',
      'Hersteller',
      'Artikelnummer',
      'Signalwort',
      'Piktogramme',
      'H-Sätze',
      'P-Sätze',
      'Lagerklasse',
      'Menge',
      'Einheit',
      'Menge in kg',
      'Lagerorte',
      'Sicherheitsdatenblatt vom',
      'Zustand',
      'Adresse',
      'Verwendung',
    ],
    states: { missing: 'fehlt', outdated: 'veraltet', current: 'aktuell' },
  },
  en: {
    stem: 'dangerous-goods',
    title: 'Register of dangerous goods',
    basis: 'Register of the hazardous substances in use, section 6 (12) GefStoffV',
    at: (when: string) => `As of ${when}`,
    term: (years: number) =>
      `Safety data sheets count as outdated after ${years} ${years === 1 ? 'year' : 'years'}.`,
    counts: (all: number, missing: number, outdated: number, open: number) =>
      `Dangerous goods: ${all}. Without a safety data sheet: ${missing}, with an outdated one: ${outdated}. Without label data: ${open}.`,
    none: 'No article is marked as a dangerous good.',
    undescribed: 'data missing',
    missing: 'missing',
    outdated: 'outdated',
    nowhere: 'not in stock',
    phrases: 'Wording of the phrases',
    source:
      'Source: Regulation (EC) No 1272/2008, Annex III (H and EUH phrases) and Annex IV (P phrases). SDS: safety data sheet.',
    hints: 'Storing together (TRGS 510)',
    hint: (storage: string, weight: string, one: string, other: string) =>
      `${storage} (${weight}): storage classes ${one} and ${other} belong in separate sections.`,
    header: ['Dangerous good', 'Label', 'H and P phrases', 'Class', 'Amount', 'Storage', 'SDS of'],
    csvHeader: [
      'Dangerous good',
      'Manufacturer',
      'Article number',
      'Signal word',
      'Pictograms',
      'H phrases',
      'P phrases',
      'Storage class',
      'Amount',
      'Unit',
      'Amount in kg',
      'Storages',
      'Safety data sheet of',
      'State',
      'Address',
      'Use',
    ],
    states: { missing: 'missing', outdated: 'outdated', current: 'current' },
  },
} as const;

export const instructionWords = {
  de: {
    stem: 'betriebsanweisung',
    title: 'Betriebsanweisung',
    basis: 'nach § 14 GefStoffV',
    scope: 'Anwendungsbereich',
    scopeText: (use: string) => use || 'Arbeitsplatz und Tätigkeit: ____________________________',
    substance: 'Gefahrstoffbezeichnung',
    hazards: 'Gefahren für Mensch und Umwelt',
    measures: 'Schutzmaßnahmen und Verhaltensregeln',
    measuresMore: ['Sicherheitsdatenblatt und Gebrauchsanweisung des Herstellers beachten.'],
    storing: (storageClass: string, name: string) => `Lagerklasse ${storageClass} (${name}).`,
    danger: 'Verhalten im Gefahrfall',
    dangerMore: ['Notruf 112. Andere warnen, Gefahrenbereich verlassen, Praxisleitung informieren.'],
    firstAid: 'Erste Hilfe',
    firstAidMore: [
      'Notruf 112. Etikett oder Sicherheitsdatenblatt bereithalten. Jede Verletzung ins Verbandbuch eintragen.',
    ],
    disposal: 'Sachgerechte Entsorgung',
    disposalMore: [
      'Nicht in den Ausguss oder Hausmüll geben. Reste und leere Gebinde nach Abschnitt 13 des Sicherheitsdatenblatts entsorgen.',
    ],
    unknown: 'Angaben zum Etikett fehlen. Ergänzen Sie sie im Gefahrstoffverzeichnis.',
    place: 'Datum',
    signature: 'Unterschrift der Praxisleitung',
    draft:
      'Entwurf aus den Angaben des Etiketts: vor dem Aushang mit dem Sicherheitsdatenblatt und der Gefährdungsbeurteilung vergleichen.',
    source: 'Wortlaut der Sätze: Verordnung (EG) Nr. 1272/2008, Anhänge III und IV.',
  },
  en: {
    stem: 'operating-instructions',
    title: 'Operating instructions',
    basis: 'section 14 GefStoffV',
    scope: 'Scope',
    scopeText: (use: string) => use || 'Workplace and activity: ____________________________',
    substance: 'Dangerous good',
    hazards: 'Hazards for people and the environment',
    measures: 'Protective measures and rules of conduct',
    measuresMore: ['Follow the safety data sheet and the instructions for use of the manufacturer.'],
    storing: (storageClass: string, name: string) => `Storage class ${storageClass} (${name}).`,
    danger: 'In case of danger',
    dangerMore: [
      'Emergency call 112. Warn others, leave the danger area, inform the management of the practice.',
    ],
    firstAid: 'First aid',
    firstAidMore: [
      'Emergency call 112. Have the label or the safety data sheet at hand. Record every injury.',
    ],
    disposal: 'Proper disposal',
    disposalMore: [
      'Not into the sink or household waste. Dispose of remains and empty containers by section 13 of the safety data sheet.',
    ],
    unknown: 'Label data is missing. Add it in the register of dangerous goods.',
    place: 'Date',
    signature: 'Signature of the management',
    draft:
      'Draft from the data of the label: compare it with the safety data sheet and the risk assessment before it is put up.',
    source: 'Wording of the phrases: Regulation (EC) No 1272/2008, Annexes III and IV.',
  },
} as const;
