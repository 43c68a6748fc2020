// Check digits of the numbers products carry.

/** Weights 3 and 1 from the right; GTIN-8, -12, -13 and -14. */
function hasGtinCheckDigit(code: string): boolean {
  let sum = 0;
  for (let i = 0; i < code.length; i++) sum += Number(code[i]) * ((code.length - i) % 2 === 0 ? 3 : 1);
  return sum % 10 === 0;
}

const withoutSeparators = (text: string): string => text.replace(/[\s.-]/g, '');

type Code = { readonly code: string | null } | { readonly problem: string };

export function readGtin(text: string): Code {
  const code = withoutSeparators(text);
  // Vendors write zeros where they have none.
  if (/^0*$/.test(code)) return { code: null };
  if (!/^(\d{8}|\d{12,14})$/.test(code)) return { problem: `"${text}" is no GTIN` };
  if (!hasGtinCheckDigit(code)) return { problem: `wrong check digit in the GTIN ${code}` };
  return { code: code.length === 14 && code.startsWith('0') ? code.slice(1) : code };
}

/** 8 digits; older ones have 7 and get a zero in front. The weights are 1 to 7, the rest of the division by 11 follows. */
export function readPzn(text: string): Code {
  const code = withoutSeparators(text).replace(/^PZN/i, '');
  if (/^0*$/.test(code)) return { code: null };
  if (!/^\d{7,8}$/.test(code)) return { problem: `"${text}" is no PZN` };
  const whole = code.padStart(8, '0');
  let sum = 0;
  for (let i = 0; i < 7; i++) sum += Number(whole[i]) * (i + 1);
  return sum % 11 === Number(whole[7])
    ? { code: whole }
    : { problem: `wrong check digit in the PZN ${whole}` };
}
