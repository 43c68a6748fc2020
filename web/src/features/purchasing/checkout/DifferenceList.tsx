import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n.ts';
import classes from './DifferenceList.module.css';
import type { Differences, LineDifference } from './differences.ts';

export function DifferenceList({ differences: { lines, total } }: { differences: Differences }) {
  const { t } = useTranslation('checkout');
  const language = useLanguage();
  return (
    <dl className="m-8-0-0">
      {lines.map((line) => (
        <div key={line.positionId} className={`${classes.row} wrap gap-0-20 items-baseline spread p-3-0`}>
          <dt>{line.product.names[language]}</dt>
          <dd className="px-num">
            <What line={line} />
          </dd>
        </div>
      ))}
      {total && (
        <div className={`${classes.row} wrap gap-0-20 items-baseline spread p-3-0`} data-total>
          <dt>{t('changed.total')}</dt>
          <dd className="px-num">
            <OldAndNew before={formatMoney(total.oldCents)} after={formatMoney(total.newCents)} />
          </dd>
        </div>
      )}
    </dl>
  );
}

function What({ line }: { line: LineDifference }) {
  const { t } = useTranslation('checkout');
  switch (line.kind) {
    case 'price':
      return <OldAndNew before={formatMoney(line.oldCents)} after={formatMoney(line.newCents)} />;
    case 'quantity':
      return (
        <OldAndNew
          before={t('changed.pieces', { count: line.oldQuantity })}
          after={t('changed.pieces', { count: line.newQuantity })}
        />
      );
    case 'unorderable':
      return t('changed.unorderable');
    case 'unavailable':
      return t('changed.unavailable');
    case 'removed':
      return t('changed.removed');
    case 'added':
      return t('changed.added');
  }
}

function OldAndNew({ before, after }: { before: string; after: string }) {
  const { t } = useTranslation('checkout');
  return (
    <>
      <span className="quiet">{t('changed.before', { before })}</span>
      <span className="fw-600">{t('changed.after', { after })}</span>
    </>
  );
}
