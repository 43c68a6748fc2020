// What was ordered already or lies in the cart, in whole sentences: it is why a row orders less.
import { IconShoppingCart, IconTruckDelivery } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useUnitTexts } from '../../../domain/inventory/units.ts';
import { useLanguage } from '../../../lib/i18n.ts';
import type { Line } from '../lines.ts';
import classes from './SidePanel.module.css';

/** More sentences than these nobody reads; each row says its own. */
const mostNotes = 4;

export function Comes({ lines }: { lines: readonly Line[] }) {
  const { t } = useTranslation('reorder');
  const notes = useNotes(lines);
  if (notes.length === 0) return null;
  const hidden = notes.length - mostNotes;
  return (
    <section className={classes.comes} aria-label={t('comes.title')}>
      {notes.slice(0, mostNotes).map(({ key, icon: NoteIcon, text }) => (
        <p key={key}>
          <NoteIcon size={19} stroke={1.6} aria-hidden />
          <span>{text}</span>
        </p>
      ))}
      {hidden > 0 && <p className={classes.more}>{t('comes.more', { count: hidden })}</p>}
    </section>
  );
}

function useNotes(lines: readonly Line[]) {
  const { t } = useTranslation('reorder');
  const { amountText } = useUnitTexts();
  const language = useLanguage();
  const names = new Intl.ListFormat(language, { type: 'conjunction' });
  const sumOf = (parts: Line['row']['onTheirWay']) => parts.reduce((sum, { quantity }) => sum + quantity, 0);
  return lines.flatMap(({ row: { article, onTheirWay, inCarts }, articleId }) => {
    const ordered = sumOf(onTheirWay);
    const lying = sumOf(inCarts);
    const vendors = names.format(new Set(onTheirWay.map(({ vendorName }) => vendorName)));
    const ofArticle = (count: number) => ({
      count,
      amount: amountText(count, article.orderUnit),
      article: article.name,
    });
    return [
      ...(ordered > 0
        ? [
            {
              key: `way-${articleId}`,
              icon: IconTruckDelivery,
              text: t('comes.onTheirWayText', { ...ofArticle(ordered), vendors }),
            },
          ]
        : []),
      ...(lying > 0
        ? [
            {
              key: `cart-${articleId}`,
              icon: IconShoppingCart,
              text: t('comes.inCartText', ofArticle(lying)),
            },
          ]
        : []),
    ];
  });
}
