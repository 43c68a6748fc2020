// The sentence of each finding, in both languages.
import type { Texts } from '../refusal.ts';

export const findingTexts = {
  PROFILE_TOTALS_ONLY: {
    en: 'The profile {profile} holds totals only and is no invoice in the sense of VAT law: ask for a complete one.',
    de: 'Das Profil {profile} enthält nur Summen und ist keine Rechnung im Sinne des Umsatzsteuerrechts: bitten Sie um eine vollständige.',
  },
  VALUE_UNREADABLE: {
    en: 'The value "{text}" at {path} cannot be understood.',
    de: 'Der Wert „{text}“ bei {path} ist nicht lesbar.',
  },
  TOTAL_MISSING: {
    en: 'The invoice does not say its {total}.',
    de: 'Der Rechnung fehlt der Betrag „{totalDe}“.',
  },
  SUM_OF_LINES: {
    en: 'The sum of the lines is stated as {stated}; the lines add up to {computed}.',
    de: 'Als Summe der Positionen ist {stated} angegeben; die Positionen ergeben {computed}.',
  },
  SUM_OF_ALLOWANCES: {
    en: 'The sum of allowances is stated as {stated}; they add up to {computed}.',
    de: 'Als Summe der Nachlässe ist {stated} angegeben; sie ergeben {computed}.',
  },
  SUM_OF_CHARGES: {
    en: 'The sum of charges is stated as {stated}; they add up to {computed}.',
    de: 'Als Summe der Zuschläge ist {stated} angegeben; sie ergeben {computed}.',
  },
  NET_TOTAL: {
    en: 'The net total is stated as {stated}; lines, allowances and charges give {computed}.',
    de: 'Als Nettosumme ist {stated} angegeben; Positionen, Nachlässe und Zuschläge ergeben {computed}.',
  },
  VAT_TOTAL: {
    en: 'The VAT total is stated as {stated}; its rates add up to {computed}.',
    de: 'Als Umsatzsteuer ist {stated} angegeben; die Steuersätze ergeben zusammen {computed}.',
  },
  GROSS_TOTAL: {
    en: 'The gross total is stated as {stated}; net and VAT give {computed}.',
    de: 'Als Bruttosumme ist {stated} angegeben; Netto und Umsatzsteuer ergeben {computed}.',
  },
  PAYABLE: {
    en: 'The amount to pay is stated as {stated}; it should be {computed}.',
    de: 'Als Zahlbetrag ist {stated} angegeben; richtig wäre {computed}.',
  },
  VAT_AMOUNT: {
    en: 'The VAT of category {category} at {rate} % is stated as {stated}; it should be {computed}.',
    de: 'Als Umsatzsteuer der Kategorie {category} zu {rate} % ist {stated} angegeben; richtig wäre {computed}.',
  },
  VAT_BASE: {
    en: 'The taxable amount of category {category} at {rate} % is stated as {stated}; its lines give {computed}.',
    de: 'Als Bemessungsgrundlage der Kategorie {category} zu {rate} % ist {stated} angegeben; die Positionen ergeben {computed}.',
  },
  VAT_BREAKDOWN_MISSING: {
    en: 'The invoice has no breakdown of VAT.',
    de: 'Der Rechnung fehlt die Aufschlüsselung der Umsatzsteuer.',
  },
  TOO_MANY_DECIMALS: {
    en: 'The amount {value} ({field}) has more than two digits after the point.',
    de: 'Der Betrag {value} ({field}) hat mehr als zwei Nachkommastellen.',
  },
  TAX_POINT_TWICE: {
    en: 'Tax point and its code exclude each other.',
    de: 'Steuerdatum und dessen Code schließen einander aus.',
  },
  LINE_VAT_MISSING: {
    en: 'Line {line} has no VAT category.',
    de: 'Position {line} hat keine Umsatzsteuerkategorie.',
  },
  VAT_ID_WITHOUT_COUNTRY: {
    en: 'The VAT id {vatId} does not begin with the letters of its country.',
    de: 'Die USt-IdNr. {vatId} beginnt nicht mit den Buchstaben ihres Landes.',
  },
  PERIOD_WITHOUT_DAYS: {
    en: 'A period of the invoice has neither a first nor a last day.',
    de: 'Ein Zeitraum der Rechnung hat weder einen ersten noch einen letzten Tag.',
  },
  REASON_MISSING: {
    en: 'An allowance or charge says no reason.',
    de: 'Zu einem Nachlass oder Zuschlag fehlt der Grund.',
  },
  DUE_DAY_MISSING: {
    en: 'The invoice says neither a due day nor terms of payment.',
    de: 'Die Rechnung nennt weder ein Fälligkeitsdatum noch Zahlungsbedingungen.',
  },
  SELLER_ID_MISSING: {
    en: 'The seller has no identifier, no registration and no VAT id.',
    de: 'Dem Verkäufer fehlen Kennung, Registernummer und USt-IdNr.',
  },
  LAW_SELLER: {
    en: 'Name and full address of the seller are missing.',
    de: 'Name und vollständige Anschrift des Lieferanten fehlen.',
  },
  LAW_BUYER: {
    en: 'Name and full address of the practice are missing.',
    de: 'Name und vollständige Anschrift der Praxis fehlen.',
  },
  LAW_TAX_NUMBER: {
    en: 'Tax number or VAT id of the seller is missing.',
    de: 'Steuernummer oder USt-IdNr. des Lieferanten fehlt.',
  },
  LAW_BUYER_VAT_ID: {
    en: 'Above {limit} € the VAT id of the practice is needed.',
    de: 'Über {limit} € wird die UID der Praxis gebraucht.',
  },
  LAW_ISSUE_DATE: { en: 'The day of issue is missing.', de: 'Das Ausstellungsdatum fehlt.' },
  LAW_NUMBER: { en: 'The invoice has no number.', de: 'Der Rechnung fehlt die Rechnungsnummer.' },
  LAW_GOODS: {
    en: 'Amount and kind of the goods are missing.',
    de: 'Menge und Art der Ware fehlen.',
  },
  LAW_DELIVERY_DAY: {
    en: 'The day of delivery is missing.',
    de: 'Das Lieferdatum fehlt.',
  },
  LAW_AMOUNTS: {
    en: 'Net amount, VAT rate or VAT amount is missing.',
    de: 'Nettobetrag, Steuersatz oder Steuerbetrag fehlt.',
  },
  LAW_GROSS: { en: 'The gross amount is missing.', de: 'Der Bruttobetrag fehlt.' },
  LAW_EXEMPTION: {
    en: 'Category {category} without VAT says no reason.',
    de: 'Zur Kategorie {category} ohne Umsatzsteuer fehlt der Hinweis auf den Grund.',
  },
} as const satisfies Readonly<Record<string, Texts>>;

export type FindingCode = keyof typeof findingTexts;
