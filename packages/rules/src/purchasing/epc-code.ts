// The EPC QR code of a credit transfer (European Payments Council, EPC069-12, version 002): banking apps fill the transfer from it.

export interface CreditTransfer {
  readonly beneficiary: string;
  readonly iban: string;
  readonly bic: string | null;
  readonly cents: number;
  readonly reference: string;
}

const longestName = 70;
const longestReference = 140;
const mostCents = 99_999_999_999;

/** The code's text; null where a bank would refuse it: no such IBAN, or nothing to pay. */
export function epcCode({ beneficiary, iban, bic, cents, reference }: CreditTransfer): string | null {
  const account = iban.replace(/\s/g, '').toUpperCase();
  const name = oneLine(beneficiary).slice(0, longestName);
  if (!isIban(account) || name === '' || cents < 1 || cents > mostCents) return null;
  const code = (bic ?? '').replace(/\s/g, '').toUpperCase();
  const lines = [
    'BCD',
    '002',
    // UTF-8.
    '1',
    'SCT',
    /^[A-Z0-9]{8}(?:[A-Z0-9]{3})?$/.test(code) ? code : '',
    name,
    account,
    `EUR${(cents / 100).toFixed(2)}`,
    // Purpose and structured reference.
    '',
    '',
    oneLine(reference).slice(0, longestReference),
  ];
  return lines.join('\n');
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Check digits by ISO 13616: the number, turned and with letters as numbers, leaves 1 when divided by 97. */
export function isIban(iban: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  const turned = `${iban.slice(4)}${iban.slice(0, 4)}`;
  const digits = turned.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return BigInt(digits) % 97n === 1n;
}
