// Health Industry Bar Codes (ANSI/HIBC 2): the primary names the product, the secondary lot, dates and quantity. Either
// alone, or both in one symbol with a slash between them and further data after more slashes.
import { readYyyymmdd } from './dates.ts';
import { readSecondary } from './hibc-secondary.ts';
import {
  type HibcPrimary,
  type HibcScan,
  type InvalidScan,
  invalid,
  type ScanFields,
  withoutMissing,
} from './scan.ts';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-. $/+%';
/** The longest lot or serial number the standard knows. */
const mostCharacters = 18;

/** The sum of all characters modulo 43. */
export function hibcCheckCharacter(text: string): string {
  let sum = 0;
  for (const character of text) sum += alphabet.indexOf(character);
  return alphabet[sum % 43] ?? '';
}

const structure = (message: string, where?: string): InvalidScan =>
  invalid('hibc', 'structure', message, where);

/** A text that begins with a plus sign, without the stars of Code 39. */
export function readHibc(text: string, today: string): HibcScan | InvalidScan {
  // In print a space as check character is shown as an underscore.
  const code = text.toUpperCase().replaceAll('_', ' ');
  for (const character of code)
    if (!alphabet.includes(character))
      return invalid('hibc', 'characters', 'HIBC knows capital letters, digits and - . $ / + % only.');
  if (code.length < 4) return invalid('hibc', 'tooShort', 'The code is too short for an HIBC.');
  const body = code.slice(0, -1);
  const check = code.slice(-1);
  const reading = readBody(body.slice(1), check, today);
  if (reading.kind === 'invalid' || hibcCheckCharacter(body) === check) return reading;
  return {
    ...invalid('hibc', 'checkCharacter', 'The check character is wrong.', check),
    reading,
  };
}

function readBody(body: string, check: string, today: string): HibcScan | InvalidScan {
  if (/^[A-Z]/.test(body)) return readPrimaryAndMore(body, check, today);
  if (!/^[$\d]/.test(body)) return structure('Neither a primary nor a secondary code follows the plus sign.');
  // Before the check character a lone secondary repeats that of its primary.
  const link = body.slice(-1);
  const fields = readData(body.slice(0, -1).split('/'), today);
  return 'kind' in fields ? fields : { kind: 'hibc', ...fields, link, check };
}

function readPrimaryAndMore(body: string, check: string, today: string): HibcScan | InvalidScan {
  const [first = '', ...more] = body.split('/');
  const match = /^([A-Z][A-Z0-9]{3})([A-Z0-9]{1,18})(\d)$/.exec(first);
  if (!match)
    return structure(
      'A primary code has 4 characters of its labeler, 1 to 18 of its product and a digit.',
      first,
    );
  const [, lic = '', pcn = '', uom] = match;
  const hibc: HibcPrimary = { lic, pcn, uom: Number(uom) };
  if (more.length === 0) return { kind: 'hibc', hibc, check };
  const fields = readData(more, today);
  return 'kind' in fields ? fields : { kind: 'hibc', hibc, ...fields, check };
}

type Data = ScanFields & { otherData?: readonly string[] };

/** A secondary and what was added to it. Data with an identifier of its own is the more exact one. */
function readData(parts: readonly string[], today: string): Data | InvalidScan {
  let fields: ScanFields = {};
  const otherData: string[] = [];
  for (const [at, part] of parts.entries()) {
    const isSecondary = at === 0 && /^(?:\$|\d{5})/.test(part);
    const read = isSecondary ? readSecondary(part, today) : readSupplement(part);
    if (read === null) otherData.push(part);
    else if ('kind' in read) return read;
    else fields = { ...fields, ...read };
  }
  for (const name of [fields.lot, fields.serial])
    if (name !== undefined && name.length > mostCharacters)
      return invalid('hibc', 'tooLong', 'A lot or serial number has at most 18 characters.', name);
  return otherData.length === 0 ? fields : { ...fields, otherData };
}

/** Null: an identifier that tells a receipt nothing. */
function readSupplement(part: string): ScanFields | InvalidScan | null {
  const date = /^(1[46])D(.*)$/.exec(part);
  if (date) {
    const read = readYyyymmdd(date[2] ?? '');
    if (read === null) return invalid('hibc', 'date', 'There is no such date.', part);
    return date[1] === '14'
      ? { expiry: read.date, expiryPrecision: read.precision }
      : { productionDate: read.date };
  }
  if (/^S./.test(part)) return { serial: part.slice(1) };
  if (/^Q\d{1,5}$/.test(part)) return withoutMissing({ quantity: Number(part.slice(1)) });
  return part === '' ? structure('Nothing follows a slash.') : null;
}
