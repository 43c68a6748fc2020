// What is wrong with an invoice, by the name of the rule it breaks. A finding never refuses an invoice.
import type { Decimal } from '../decimal.ts';
import type { Language, Parameters } from '../refusal.ts';
import { type FindingCode, findingTexts } from './finding-texts.ts';

export interface Finding {
  readonly code: FindingCode;
  /** Number of the rule, such as BR-CO-10, or the paragraph of the law. Null for findings of our own. */
  readonly rule: string | null;
  readonly parameters: Parameters;
}

export const makeFinding = (
  code: FindingCode,
  rule: string | null = null,
  parameters: Parameters = {},
): Finding => ({ code, rule, parameters });

/** The document's amount beside the computed one, unless they are equal or one of them is unknown. */
export function compareAmounts(
  code: FindingCode,
  rule: string,
  stated: Decimal | null,
  computed: Decimal | null,
  parameters: Parameters = {},
): Finding[] {
  if (stated === null || computed === null || stated.equals(computed)) return [];
  const amounts = { stated: stated.rounded(2).toString(), computed: computed.rounded(2).toString() };
  return [makeFinding(code, rule, { ...amounts, ...parameters })];
}

/** Amounts have a point as the decimal mark in English and a comma in German. */
export function describeFinding({ code, rule, parameters }: Finding, language: Language): string {
  const text = findingTexts[code][language].replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = String(parameters[name] ?? placeholder);
    const isAmount = name === 'stated' || name === 'computed' || name === 'rate';
    return isAmount && language === 'de' ? value.replace('.', ',') : value;
  });
  return rule === null ? text : `${text} (${rule})`;
}
