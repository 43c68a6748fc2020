// Variant axes that several product kinds share. A value is written `German=English*price factor`;
// where both languages say the same, once is enough.

export interface AxisValue {
  readonly de: string;
  readonly en: string;
  readonly factor: number;
}

export type Axis = readonly AxisValue[];

export function parseAxis(text: string): Axis {
  return text.split('~').map((entry) => {
    const [names = '', factor] = entry.trim().split('*');
    const [de = '', en = de] = names.split('=');
    return { de, en, factor: factor === undefined ? 1 : Number(factor) };
  });
}

const written: Record<string, string> = {
  sizes: 'XS~S~M~L~XL',
  sizesSL: 'S~M~L',
  surgicalSizes: '5,5~6~6,5~7~7,5~8~8,5~9',
  gloveColours: 'Blau=Blue~Weiß=White~Schwarz=Black~Pink~Grün=Green~Violett=Violet',
  paperColours:
    'Weiß=White~Blau=Blue~Grün=Green~Gelb=Yellow~Rosa=Pink~Flieder=Lilac~Orange~Mint~Türkis=Turquoise~Bordeaux=Burgundy',
  codingColours: 'Weiß=White~Blau=Blue~Grün=Green~Gelb=Yellow~Rot=Red~Schwarz=Black~Grau=Grey',
  flavours:
    'Erdbeer=Strawberry~Minze=Mint~Kirsche=Cherry~Himbeere=Raspberry~Kaugummi=Bubblegum~Orange~Apfel=Apple~Neutral=Unflavoured',
  mildFlavours: 'Minze=Mint~Kirsche=Cherry~Melone=Melon~Neutral=Unflavoured',
  shades: 'A1~A2~A3~A3,5~A4~B1~B2~B3~C2~C3~D3~Bleach*1.05',
  bodyShades: 'A1~A2~A3~A3,5~B1~B2~C2~Opak A2=Opaque A2~Opak A3=Opaque A3~Transparent=Translucent',
  crownShades: 'A1~A2~A3~A3,5~B1~B2~C2~Bleach',
  luteShades: 'A1~A3~Universal~Transluzent=Translucent~Opak Weiß=Opaque White',
  coreShades: 'Dentin=Dentine~Weiß=White~Blau=Blue',
  ionomerShades: 'A1~A2~A3~A3,5~B2~C2',
  toothShades: 'A1~A2~A3~A3,5~B1~B3~C2~D2',
  denturePinks: 'Rosa=Pink~Rosa geädert=Veined Pink~Rosa hell=Light Pink~Transparent=Clear',
  setting: 'Normal=Regular Set~Schnell=Fast Set',
  iso: 'ISO 15~ISO 20~ISO 25~ISO 30~ISO 35~ISO 40',
  isoWide: 'ISO 08~ISO 10~ISO 15~ISO 20~ISO 25~ISO 30~ISO 35~ISO 40~ISO 45-80~ISO 15-40',
  pointTaper: 'Konizität 02=Taper 02~Konizität 04=Taper 04*1.2~Konizität 06=Taper 06*1.25',
  canalLength: '21 mm~25 mm~28 mm~31 mm*1.05',
  rotarySize: '15/.04~20/.04~25/.04~25/.06~30/.04~35/.04~35/.06~40/.04',
  burFigures:
    'Kugel=Round~Birne=Pear~Zylinder=Cylinder~Konus=Taper~Konus rund=Round-end Taper~Flamme=Flame~Torpedo~Nadel=Needle~Ei=Football~Linse=Lens~Rad=Wheel~Umgekehrter Kegel=Inverted Cone',
  burSizes: '008~010~012~014~016~018~021~023*1.1',
  grits: 'extrafein=Extra Fine*1.1~fein=Fine*1.05~mittel=Medium~grob=Coarse~supergrob=Super Coarse*1.08',
  shanks: 'FG~Winkelstück=Latch~Handstück=Handpiece',
  polisherShapes: 'Kelch=Cup~Flamme=Flame~Scheibe=Disc~Spitze=Point~Linse=Lens~Rad=Wheel',
  polishSteps: 'Vorpolieren=Pre-polish~Polieren=Polish~Hochglanz=High Shine*1.1',
  implantSizes:
    '3,3x8~3,3x10~3,3x12~3,7x8~3,7x10~3,7x12~4,1x8~4,1x10~4,1x12~4,1x14~4,8x8*1.05~4,8x10*1.05~4,8x12*1.05',
  platforms: 'NP~RP~WP',
  gingivaHeights: 'GH 1~GH 2~GH 3~GH 4~GH 5',
  implantDiameters: '3,3~3,7~4,1~4,8',
  drillDiameters: 'Ø 2,0~Ø 2,3~Ø 2,8~Ø 3,2~Ø 3,5~Ø 4,2~Ø 4,8',
  drillLengths: 'kurz=Short~lang=Long*1.05',
  needleSizes:
    '25G 0,5x35 mm~27G 0,4x16 mm~27G 0,4x25 mm~27G 0,4x35 mm~30G 0,3x12 mm~30G 0,3x16 mm~30G 0,3x21 mm~30G 0,3x25 mm~31G 0,26x16 mm*1.1',
  suctionSizes: '11 mm~16 mm',
  sutureSizes: '2-0~3-0~4-0~5-0*1.05~6-0*1.2',
  sutureNeedles: 'DS 12~DS 16~DS 19~HR 17~HR 22',
  sutureLengths: '45 cm~75 cm*1.08',
  scalpelNumbers: 'Nr. 10=No. 10~Nr. 11=No. 11~Nr. 12=No. 12~Nr. 12D=No. 12D~Nr. 15=No. 15~Nr. 15C=No. 15C',
  curettes:
    'Gracey 1/2~Gracey 3/4~Gracey 5/6~Gracey 7/8~Gracey 11/12~Gracey 13/14~Universal 2R/2L~Universal 4R/4L~Universal 13/14',
  membraneSizes: '15x20*0.75~20x30~25x30*1.15~30x40*1.6',
  granules: '0,25 g*0.62~0,5 g~1 g*1.75~2 g*3.1',
  grainSizes: 'fein=Fine~grob=Coarse',
  filmSizes: 'Gr. 0=Size 0~Gr. 1=Size 1~Gr. 2=Size 2~Gr. 3=Size 3*1.1~Gr. 4=Size 4*1.6',
  pouchSizes:
    '57x133*0.55~70x230*0.85~90x135*0.75~90x165*0.85~90x230~130x250*1.6~190x330*2.7~250x400*4.2~300x450*5.4',
  reelWidths: '50 mm*0.6~75 mm*0.8~100 mm~150 mm*1.5~200 mm*1.9~250 mm*2.3~300 mm*2.8',
  trayForms:
    'OK S=Upper S~OK M=Upper M~OK L=Upper L~OK XL=Upper XL~UK S=Lower S~UK M=Lower M~UK L=Lower L~UK XL=Lower XL',
  paperThickness: '8 µ*1.4~12 µ*1.2~40 µ~60 µ~80 µ~100 µ~200 µ*1.1',
  paperColoursBite: 'blau=Blue~rot=Red~blau/rot=Blue/Red~schwarz=Black~grün=Green',
  foilThickness: '0,5 mm*0.8~0,75 mm*0.85~1,0 mm~1,5 mm*1.2~2,0 mm*1.35~3,0 mm*1.8~4,0 mm*2.2',
  foilForms: 'rund 120 mm=Round 120 mm~rund 125 mm=Round 125 mm~eckig 125x125=Square 125x125',
  discHeights: '10 mm*0.8~12 mm*0.85~14 mm*0.92~16 mm~18 mm*1.1~20 mm*1.2~22 mm*1.3~25 mm*1.45',
  blankShades: 'Weiß=White~A1~A2~A3~A3,5~B1~C2~Bleach',
  blockSizes: '12~14~14L*1.15',
  postSizes: 'Gr. 1=Size 1~Gr. 2=Size 2~Gr. 3=Size 3~Gr. 4=Size 4',
  cordSizes: 'Gr. 000=Size 000~Gr. 00=Size 00~Gr. 0=Size 0~Gr. 1=Size 1~Gr. 2=Size 2~Gr. 3=Size 3',
  interdentalSizes:
    '0,4 mm pink=0,4 mm Pink~0,45 mm orange=0,45 mm Orange~0,5 mm rot=0,5 mm Red~0,6 mm blau=0,6 mm Blue~0,7 mm gelb=0,7 mm Yellow~0,8 mm grün=0,8 mm Green~1,1 mm violett=1,1 mm Purple',
  rda: 'RDA 40~RDA 120~RDA 170~RDA 250',
  coarseness: 'fein=Fine~mittel=Medium~grob=Coarse',
  hardness: 'weich=Soft~mittel=Medium~hart=Firm',
  rollSizes: 'Gr. 1=Size 1~Gr. 2=Size 2~Gr. 3=Size 3',
  wedgeSizes: 'XS weiß=XS White~S gelb=S Yellow~M blau=M Blue~L grün=L Green~XL violett=XL Violet',
  bandThickness: '0,03 mm~0,035 mm~0,04 mm~0,05 mm',
  bandForms: 'Molar klein=Small Molar~Molar groß=Large Molar~Prämolar=Premolar~Milchzahn=Deciduous',
};

/** A column of the assortment is either the name of a shared axis or its own values. */
export function readAxis(column: string): Axis {
  const shared = written[column];
  if (shared !== undefined) return parseAxis(shared);
  if (!column.includes('~')) throw new Error(`Unknown axis "${column}"`);
  return parseAxis(column);
}
