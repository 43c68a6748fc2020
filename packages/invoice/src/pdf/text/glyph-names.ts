// Names of glyphs that the encodings of fonts use for the characters of German and English invoices.

const named: Readonly<Record<string, string>> = {
  ...{ space: ' ', nbspace: ' ', exclam: '!', quotedbl: '"', numbersign: '#', dollar: '$', percent: '%' },
  ...{ ampersand: '&', quotesingle: "'", parenleft: '(', parenright: ')', asterisk: '*', plus: '+' },
  ...{ comma: ',', hyphen: '-', minus: '-', period: '.', slash: '/', colon: ':', semicolon: ';' },
  ...{ less: '<', equal: '=', greater: '>', question: '?', at: '@', underscore: '_', bar: '|' },
  ...{ zero: '0', one: '1', two: '2', three: '3', four: '4', five: '5', six: '6', seven: '7' },
  ...{ eight: '8', nine: '9', Euro: '€', section: '§', degree: '°', bullet: '•', multiply: '×' },
  ...{ adieresis: 'ä', odieresis: 'ö', udieresis: 'ü', Adieresis: 'Ä', Odieresis: 'Ö', Udieresis: 'Ü' },
  ...{ germandbls: 'ß', eacute: 'é', egrave: 'è', endash: '–', emdash: '—', quoteright: '’' },
  ...{ fi: 'fi', fl: 'fl', ff: 'ff', ffi: 'ffi', ffl: 'ffl' },
};

/** Empty for a name that says nothing, such as `g17`. */
export function glyphText(name: string): string {
  if (/^[A-Za-z]$/.test(name)) return name;
  const code = /^uni([0-9A-F]{4})$/.exec(name)?.[1];
  return code === undefined ? (named[name] ?? '') : String.fromCharCode(Number.parseInt(code, 16));
}
