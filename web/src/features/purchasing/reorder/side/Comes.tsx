// Quantities on order, in whole sentences: they are why a row orders less.
import { IconTruckDelivery } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useUnitTexts } from '../../../../domain/shared/units.ts';
import { useLanguage } from '../../../../lib/i18n.ts';
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
    <section
      className={`${classes.comes} column gap-10 bg-sunken bdrs-12 quiet fz-note lh-145 p-13-15`}
      aria-label={t('comes.title')}
    >
      {notes.slice(0, mostNotes).map(({ articleId, text }) => (
        <p className="flex gap-10" key={articleId}>
          <IconTruckDelivery className="flex-none" size={19} stroke={1.6} aria-hidden />
          <span>{text}</span>
        </p>
      ))}
      {hidden > 0 && <p className={`${classes.more} flex gap-10`}>{t('comes.more', { count: hidden })}</p>}
    </section>
  );
}

function useNotes(lines: readonly Line[]) {
  const { t } = useTranslation('reorder');
  const { amountText } = useUnitTexts();
  const language = useLanguage();
  const names = new Intl.ListFormat(language, { type: 'conjunction' });
  const sumOf = (parts: Line['row']['onTheirWay']) => parts.reduce((sum, { quantity }) => sum + quantity, 0);
  return lines.flatMap(({ row: { article, onTheirWay }, articleId }) => {
    const ordered = sumOf(onTheirWay);
    const vendors = names.format(new Set(onTheirWay.map(({ vendorName }) => vendorName)));
    return ordered === 0
      ? []
      : [
          {
            articleId,
            text: t('comes.onTheirWayText', {
              count: ordered,
              amount: amountText(ordered, article.orderUnit),
              article: article.name,
              vendors,
            }),
          },
        ];
  });
}
