// Labels that fall due with a receipt: for each lot, which ones.
import { Button, CopyButton, Stack } from '@mantine/core';
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
    <section className="bg-sheet bd-line bdrs-12 p-14-16" aria-label={t('due.label')}>
      <h4 className="row gap-8 fz-body">
        <IconPrinter className="quiet" size={17} stroke={1.6} aria-hidden />
        {t('due.title', { count, number: formatNumber(count, 0) })}
      </h4>
      <p className="quiet fz-note mt-2 pretty">{t('due.text')}</p>
      <ul className="plain-list m-6-0-0">
        {labels.map((lot) => (
          <LotLabels key={lot.stockId} lot={lot} />
        ))}
      </ul>
      <Button
        component={Link}
        to={to}
        mt={12}
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
    <li className={`${classes.lot} line-between row gap-12 items-top p-10-0 phone-flex-column`}>
      <Stack gap={2} flex="1 1 0%" miw={0}>
        <Link
          className="c-ink fw-560 anywhere td-none w-fit hover-td-underline"
          to={pathTo('article', { articleId: lot.articleId })}
        >
          {lot.articleName}
        </Link>
        <span className="quiet fz-fact tabular anywhere">{facts.join(' · ')}</span>
        <ul className="wrap gap-4-6 plain-list m-4-0-0 mah-116 overflow-y-auto">
          {lot.labelIds.map((id) => (
            <li className="bg-sunken bdrs-5 mono fz-caption p-1-7" key={id}>
              {id}
            </li>
          ))}
        </ul>
      </Stack>
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
