// Words of the trade that mean the same, so that each finds what is listed under the other.

export const synonyms: readonly (readonly string[])[] = [
  ['abdruck', 'abformung'],
  ['abdrucklöffel', 'abformlöffel'],
  ['abdruckmaterial', 'abformmaterial'],
  ['anästhetikum', 'lokalanästhetikum', 'betäubungsmittel'],
  ['bonding', 'adhäsiv', 'haftvermittler'],
  ['einmalhandschuhe', 'untersuchungshandschuhe'],
  ['flow', 'flowable', 'fließfähig'],
  ['giz', 'glasionomer', 'glasionomerzement'],
  ['heilkappe', 'gingivaformer'],
  ['interdentalbürste', 'zahnzwischenraumbürste'],
  ['komposit', 'composite', 'kunststofffüllung'],
  ['mundschutz', 'maske', 'gesichtsmaske'],
  ['okklusionspapier', 'artikulationspapier', 'kontaktpapier'],
  ['patientenserviette', 'serviette', 'latz'],
  ['pulverstrahl', 'airflow', 'air flow'],
  ['speichelsauger', 'speichelzieher'],
  ['sterilisationsbeutel', 'sterilgutbeutel', 'sterilisierbeutel'],
  ['ätzgel', 'phosphorsäure', 'etchant'],
];
