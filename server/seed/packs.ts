// Reads packs as the assortment writes them: `content[:inner unit]/unit`, e.g. `100 Stk/Box`, `3x2 ml:Spritze/Packung`.
import type { Bilingual } from './text.ts';
import { counted, type Unit, unitNamed } from './units.ts';

export interface Pack {
  /** Pack size as written in a name: `10x100 Stk`. */
  readonly label: Bilingual;
  /** Pack size as written in a list: `10 × 100 Stk`. */
  readonly text: Bilingual;
  /** Pack size as written in a sentence: `Karton mit 10 × 100 Stück`. */
  readonly phrase: Bilingual;
  readonly unit: Unit;
  readonly contentUnit: Unit;
  readonly size: number;
  /** Content, comparable between packs of one product; prices follow it. */
  readonly amount: number;
}

const inBase: Record<string, number> = { kg: 1000, l: 1000, m: 100 };

function amountOf(content: string): number {
  return content
    .split('+')
    .map((part) => {
      const [numbers = '', measure = ''] = part.trim().split(' ');
      const product = numbers.split('x').reduce((total, n) => total * Number(n.replace(',', '.')), 1);
      return product * (inBase[measure] ?? 1);
    })
    .reduce((total, part) => total + part, 0);
}

const withTimes = (text: string): string => text.replace(/(\d)x(\d)/g, '$1 × $2').replace('+', ' + ');

const sentence = (unit: Unit, joint: Bilingual, content: Bilingual): Bilingual =>
  unit.de === 'Stück'
    ? content
    : { de: `${unit.de}${joint.de}${content.de}`, en: `${unit.en}${joint.en}${content.en}` };

export function parsePack(written: string): Pack {
  const [inside = '', unitName = ''] = written.trim().split('/');
  const [content = '', innerName] = inside.split(':');
  const unit = unitNamed(unitName);
  const [, multiples, measure = ''] = /^(?:(\d+)x)?.*?([^\d\s.,]+)$/.exec(content) ?? [];
  const amount = amountOf(content);
  if (!(amount > 0) || measure === '') throw new Error(`Cannot read the pack "${written}"`);

  const count = counted[measure];
  if (count) {
    const contentUnit = unitNamed(count.unit);
    const en = amount === 1 ? count.one : count.en;
    const numbers = content.replace(` ${measure}`, '');
    const many = { de: contentUnit.plural.de, en: contentUnit.plural.en };
    return {
      label: { de: content, en: `${numbers} ${en}` },
      text: { de: withTimes(content), en: `${withTimes(numbers)} ${en}` },
      phrase:
        amount === 1
          ? { de: '', en: '' }
          : sentence(
              unit,
              { de: ' mit ', en: ' of ' },
              { de: `${withTimes(numbers)} ${many.de}`, en: `${withTimes(numbers)} ${many.en}` },
            ),
      unit,
      contentUnit,
      size: amount,
      amount,
    };
  }

  // A kit of two substances is used as one thing.
  const size = multiples === undefined || content.includes('+') ? 1 : Number(multiples);
  const text = withTimes(content);
  const isSingle = multiples === undefined && !content.includes('+');
  return {
    label: { de: content, en: content },
    text: { de: text, en: text },
    phrase: sentence(unit, isSingle ? { de: ' ', en: ' ' } : { de: ' mit ', en: ' of ' }, {
      de: text,
      en: text,
    }),
    unit,
    contentUnit: size === 1 ? unit : unitNamed(innerName ?? 'Stück'),
    size,
    amount,
  };
}
