// Labels that fall due with a receipt: for each lot, which ones.
import { Button, CopyButton } from '@mantine/core';
import type { DueLabels } from '@praxora/contract/purchasing/receiving.calls';
import { IconCheck, IconCopy, IconPrinter } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useHasLabels } from '../../../domain/account/index.ts';
import { formatDate, formatNumber } from '../../../lib/format.ts';
import { pathTo } from '../../../lib/paths.ts';
import classes from './LabelsDue.module.css';

interface LabelsDueProps {
  labels: readonly DueLabels[];
  /** Where they are printed. */
  to: string;
}

export function LabelsDue({ labels, to }: LabelsDueProps) {
  const { t } = useTranslation('receiving');
  const hasLabels = useHasLabels();
  const count = labels.reduce((sum, { labelIds }) => sum + labelIds.length, 0);
  if (count === 0 || !hasLabels) return null;
  return (
    <section className={classes.due} aria-label={t('due.label')}>
      <h4 className={classes.title}>
        <IconPrinter size={17} stroke={1.6} aria-hidden />
        {t('due.title', { count, number: formatNumber(count, 0) })}
      </h4>
      <p className={classes.text}>{t('due.text')}</p>
      <ul className={classes.lots}>
        {labels.map((lot) => (
          <LotLabels key={lot.stockId} lot={lot} />
        ))}
      </ul>
      <Button
        component={Link}
        to={to}
        className={classes.print}
        leftSection={<IconPrinter size={17} stroke={1.7} aria-hidden />}
      >
        {t('due.print')}
      </Button>
    </section>
  );
}

function LotLabels({ lot }: { lot: DueLabels }) {
  const { t } = useTranslation('receiving');
  const facts = [
    lot.batchNumber !== '' && t('due.batch', { number: lot.batchNumber }),
    lot.expirationDate !== null && t('due.expiry', { date: formatDate(lot.expirationDate) }),
    lot.storageName,
    t('due.count', { count: lot.labelIds.length }),
  ].filter((fact) => fact !== false);
  return (
    <li className={classes.lot}>
      <div className={classes.words}>
        <Link className={classes.name} to={pathTo('article', { articleId: lot.articleId })}>
          {lot.articleName}
        </Link>
        <span className={classes.facts}>{facts.join(' · ')}</span>
        <ul className={classes.ids}>
          {lot.labelIds.map((id) => (
            <li key={id}>{id}</li>
          ))}
        </ul>
      </div>
      <CopyButton value={lot.labelIds.join('\n')} timeout={2000}>
        {({ copied, copy }) => (
          <Button
            variant="default"
            size="xs"
            leftSection={copied ? <IconCheck size={15} aria-hidden /> : <IconCopy size={15} aria-hidden />}
            aria-label={copied ? t('due.copied') : t('due.copyOf', { name: lot.articleName })}
            onClick={copy}
          >
            {copied ? t('due.copied') : t('due.copy')}
          </Button>
        )}
      </CopyButton>
    </li>
  );
}
