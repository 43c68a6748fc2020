// Stock of a product in the practice, with a link to its article.
import type { AtHand as Stock } from '@praxora/contract/inventory/at-hand';
import { IconBox } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { pathTo } from '../../../lib/paths.ts';
import { useBareUnits } from './bare-units.ts';

export function AtHand({ atHand: { articleId, stock, unit } }: { atHand: Stock }) {
  const { t } = useTranslation('stock');
  const { amountText } = useBareUnits();
  return (
    <Link
      className="inline-row gap-5 quiet fz-fact mt-5 mih-24 relative w-fit hover-c-primary"
      to={pathTo('article', { articleId })}
    >
      <IconBox size={15} stroke={1.7} aria-hidden />
      {t('atHand', { amount: amountText(stock, unit) })}
    </Link>
  );
}
