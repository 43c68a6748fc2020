// Invented manufacturers: name, prefix of their article numbers, and the categories they make things for.
import { hashText } from './random.ts';
import { padded } from './text.ts';

export interface Manufacturer {
  readonly id: number;
  readonly name: string;
  readonly prefix: string;
  readonly categories: readonly string[];
}

const written = `
Dentavia GmbH | DV | fuellung adhaesiv befestigung prophylaxe
Medora Dental AG | MD | anaesthesie adhaesiv prophylaxe paro
Alpenzahn KG | AZ | abformung adhaesiv paro rotierend roentgen
Nordlicht Dental | NL | fuellung befestigung roentgen labor
Rheintal Medizin | RM | anaesthesie paro hygiene
Vindobona Dental | VD | endo rotierend buero
Praxilis | PX | endo prophylaxe einweg buero
Odontec | OD | fuellung adhaesiv befestigung prophylaxe rotierend
Sanaris | SN | endo hygiene einweg roentgen
Helvadent | HV | abformung implantat labor
Isarmed | IM | anaesthesie prophylaxe einweg
Hansa Dentalwerk | HD | abformung paro hygiene einweg labor buero
Ostralis Dental | OS | abformung fuellung befestigung
Calvenda | CV | abformung labor
Eldoramed | EM | anaesthesie hygiene
Fjordent AS | FJ | fuellung endo prophylaxe
Grauwerk Instrumente | GW | rotierend buero paro
Hochmoor Medizintechnik | HM | buero roentgen implantat
Ilmenquell Dental | IQ | hygiene einweg
Jadestern | JS | adhaesiv befestigung
Karwendra Dental | KW | rotierend endo
Lindovia GmbH | LV | abformung prophylaxe labor
Moselanta | MO | hygiene einweg
Neckarissa | NK | fuellung adhaesiv
Odenwerk Medizin | OW | paro implantat
Perlatur | PT | prophylaxe fuellung
Quadronis AG | QD | implantat labor
Rhönkristall | RK | labor abformung
Saalora Dental | SA | befestigung adhaesiv
Taubera Instrumente | TB | buero endo paro
Uhlenfeld Medizin | UF | anaesthesie einweg
Velmora | VM | hygiene einweg prophylaxe
Wesertau Dental | WT | abformung befestigung
Xantavis | XV | roentgen buero
Ybbsana GmbH | YB | hygiene anaesthesie
Zillerosa | ZR | prophylaxe einweg
Arlbora Dental | AB | implantat paro
Brennalis | BN | rotierend labor
Comedra Medical | CM | einweg anaesthesie
Drauwerk | DW | labor rotierend
Ennsora | EN | endo fuellung
Ferlanda AG | FL | implantat rotierend
Gletschera Dental | GL | fuellung prophylaxe
Havelora | HL | roentgen hygiene
Innquell Medizin | IN | anaesthesie paro
Kristallora | KR | labor implantat
Loredana Dental | LD | befestigung fuellung
Mondseer Dentalmanufaktur | MS | buero abformung
Nebelstein Medical | NB | paro endo
Oderwind | OR | einweg buero
Perlenbach Dental | PB | adhaesiv endo
Quellmoosa | QM | hygiene prophylaxe
Rosgarta | RG | rotierend befestigung
Spreeglanz Dental | SG | prophylaxe rotierend
Traunkiesel | TK | labor abformung
Ulmanora | UM | endo adhaesiv
Vogtora Medizin | VT | anaesthesie hygiene
Wetterstein Dentaltechnik | WS | implantat buero labor
Zornquell GmbH | ZQ | einweg roentgen
Aurelith | AU | fuellung labor
Birkenrode Dental | BR | befestigung abformung
Dentessa Nord | DN | roentgen endo
Eichmoor Instrumente | EI | buero paro rotierend
Falkenau Medica | FM | hygiene einweg anaesthesie
`;

/** 1 is the "unknown" of the migration. */
export const manufacturers: readonly Manufacturer[] = written
  .trim()
  .split('\n')
  .map((row, index) => {
    const [name = '', prefix = '', categories = ''] = row.split(' | ');
    return { id: index + 2, name, prefix, categories: categories.split(' ') };
  });

const byName = new Map(manufacturers.map((manufacturer) => [manufacturer.name, manufacturer]));

export function manufacturerNamed(name: string): Manufacturer {
  const found = byName.get(name);
  if (!found) throw new Error(`No manufacturer named "${name}"`);
  return found;
}

/** A brand belongs to one manufacturer, whichever product carries it. */
export function manufacturerOfBrand(seed: string, brand: string, category: string): Manufacturer {
  const able = manufacturers.filter((manufacturer) => manufacturer.categories.includes(category));
  const found = able[hashText(`${seed}|${brand}`) % able.length];
  if (!found) throw new Error(`Nobody makes ${category}`);
  return found;
}

/** Every manufacturer writes its numbers in its own way, as search has to cope with. */
export function articleNumber(manufacturer: Manufacturer, line: number, position: number): string {
  const { prefix } = manufacturer;
  const series = 1000 + line;
  const style = manufacturer.id % 4;
  if (style === 0) return `${prefix}-${series}${padded(position, 2)}`;
  if (style === 1) return `${prefix} ${series}.${padded(position, 3)}`;
  if (style === 2) return `${prefix}${series}-${padded(position, 2)}`;
  return `${series}${prefix}${padded(position, 2)}`;
}
