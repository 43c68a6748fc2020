// How files write our units: codes of UN/ECE recommendations 20 and 21 as BMEcat asks for, and German habits.

interface UnitSpelling {
  /** The unit's German name in the database. */
  readonly name: string;
  readonly plural: { readonly de: string; readonly en: string };
  readonly spellings: readonly string[];
}

const unit = (name: string, de: string, en: string, spellings: string): UnitSpelling => ({
  name,
  plural: { de, en },
  spellings: spellings.split(' '),
});

/** ST is Stück, as everybody here writes it, not the recommendation's sheet. */
export const unitSpellings: readonly UnitSpelling[] = [
  unit('Stück', 'Stück', 'pieces', 'PCE C62 EA H87 PC PCS NAR ST STK STCK PIECES EACH'),
  unit('Packung', 'Packungen', 'packs', 'PK PA PKG PCK PACK PAK VPE VE PACKUNGEN PACKS'),
  unit('Box', 'Boxen', 'boxes', 'BX BOXEN BOXES'),
  unit('Flasche', 'Flaschen', 'bottles', 'BO FL FLA FLS FLASCHEN BOTTLES'),
  unit('Kartusche', 'Kartuschen', 'cartridges', 'CQ KRT CARTRIDGES KARTUSCHEN'),
  unit('Spritze', 'Spritzen', 'syringes', 'SYR SPR SPRITZEN SYRINGES'),
  unit('Dose', 'Dosen', 'tubs', 'TN CX DS DOS DOSEN CAN TIN TUBS'),
  unit('Tube', 'Tuben', 'tubes', 'TU TB TUBEN TUBES'),
  unit('Beutel', 'Beutel', 'bags', 'BG BTL BEU BAGS'),
  unit('Kanister', 'Kanister', 'canisters', 'CI JC KAN KANI CANISTERS JERRICAN'),
  unit('Karton', 'Kartons', 'cartons', 'CT KAR KRTN KARTONS CARTONS'),
  unit('Rolle', 'Rollen', 'rolls', 'RO RL ROL ROLLEN ROLLS'),
  unit('Sack', 'Säcke', 'sacks', 'SA SAK SÄCKE SACKS'),
  unit('Eimer', 'Eimer', 'buckets', 'BJ PL EIM BUCKETS'),
  unit('Sprühdose', 'Sprühdosen', 'spray cans', 'AE SPD SPRÜHDOSEN AEROSOL SPRAY'),
  unit('Zylinderampulle', 'Zylinderampullen', 'anaesthetic cartridges', 'AM AMP ZYLINDERAMPULLEN'),
  unit('Kapsel', 'Kapseln', 'capsules', 'AV KPS KAPSELN CAPSULES'),
  unit('Tuch', 'Tücher', 'wipes', 'TUE TÜCHER WIPES'),
  unit('Blatt', 'Blatt', 'sheets', 'SH BLT BLÄTTER SHEETS'),
  unit('Paar', 'Paar', 'pairs', 'PR PAIRS'),
  unit('Set', 'Sets', 'sets', 'SETS KT KIT'),
];

/** Amounts are not counted: a bottle of 500 ml is one bottle, and its text says how much is in it. */
export const measures: Readonly<Record<string, string>> = {
  MLT: 'ml',
  ML: 'ml',
  CLT: 'cl',
  LTR: 'l',
  L: 'l',
  LITER: 'l',
  MGM: 'mg',
  MG: 'mg',
  GRM: 'g',
  G: 'g',
  GR: 'g',
  KGM: 'kg',
  KG: 'kg',
  MMT: 'mm',
  MM: 'mm',
  CMT: 'cm',
  CM: 'cm',
  MTR: 'm',
  M: 'm',
  METER: 'm',
  MTK: 'm²',
};
