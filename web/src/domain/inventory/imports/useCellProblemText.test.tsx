import { importFields } from '@praxora/rules/inventory/article-import-fields';
import { articleCellForm, priceListCellForms } from '@praxora/rules/inventory/import-forms';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { setLanguage } from '../../../lib/i18n.ts';
import { prepareTexts, settle, show, takeDown } from '../../../lib/testing/screen.tsx';
import { useCellProblemText } from './useCellProblemText.ts';

let problemText: ReturnType<typeof useCellProblemText>;
function Host() {
  problemText = useCellProblemText();
  return null;
}

beforeEach(async () => {
  await prepareTexts();
});
afterEach(() => takeDown());

async function inLanguage(language: 'de' | 'en'): Promise<void> {
  await setLanguage(language);
  await show(<Host />, '/');
  await settle();
}

const wrong = { code: 'INCORRECT_VALUE', params: {} } as const;

it('says for every column which form is understood', async () => {
  for (const [language, plain] of [
    ['de', 'Ungültiger Wert'],
    ['en', 'Incorrect value'],
  ] as const) {
    await inLanguage(language);
    const texts = importFields.map((field) => problemText(wrong, articleCellForm(field)));
    for (const text of texts) {
      expect(text).not.toBe(plain);
      expect(text).not.toMatch(/^allowed\./);
    }
    takeDown();
  }
});

it('names words, examples and limits', async () => {
  await inLanguage('de');
  expect(problemText(wrong, articleCellForm('unitToLabel'))).toContain('Packung, Regal und Inhalt');
  expect(problemText(wrong, articleCellForm('expirationDate'))).toContain('31.03.2027');
  expect(problemText(wrong, articleCellForm('notes'))).toContain('10.000');
  expect(problemText(wrong, priceListCellForms.minimumQuantity)).toContain('ab 1');
  const unknown = { code: 'IMPORT_UNKNOWN_VALUE', params: { value: 'Fass' } } as const;
  expect(problemText(unknown, articleCellForm('orderUnit'))).toMatch(/^Fass ist keine bekannte Einheit/);
  const twice = { code: 'IMPORT_ARTICLE_TWICE', params: { line: 4 } } as const;
  expect(problemText(twice, articleCellForm('name'))).toContain('4');
});
