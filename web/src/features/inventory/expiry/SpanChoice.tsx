// Which days the list is about, each with its number and value.
import { UnstyledButton } from '@mantine/core';
import type { ExpiringBatches, ExpirySpan } from '@praxora/contract/inventory/expiry.calls';
import {
  IconCalendarDue,
  IconCircleXFilled,
  IconHourglassHigh,
  IconHourglassLow,
  IconLock,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useValueTexts } from '../../../domain/inventory/index.ts';
import { formatMoney, formatNumber } from '../../../lib/format.ts';
import { type ExpiryList, toFigures } from './expiry.queries.ts';
import classes from './SpanChoice.module.css';

interface SpanChoiceProps {
  span: ExpirySpan;
  /** Undefined while it is fetched. */
  list: ExpiryList | undefined;
  onChange: (span: ExpirySpan) => void;
}

const spans = [
  { span: 'upTo3Months', text: 'expiring.span.upTo3Months', Sign: IconCalendarDue },
  { span: 'expired', text: 'expiring.span.expired', Sign: IconCircleXFilled },
  { span: 'under1Month', text: 'expiring.span.under1Month', Sign: IconHourglassLow },
  { span: 'under3Months', text: 'expiring.span.under3Months', Sign: IconHourglassHigh },
] as const;

const none: ExpiringBatches = { batches: 0, valueCents: 0, unpricedArticles: 0 };

export function SpanChoice({ span: current, list, onChange }: SpanChoiceProps) {
  const { t } = useTranslation('inventory');
  const { sumText } = useValueTexts();
  const figures = list && toFigures(list);
  return (
    <fieldset
      className={`${classes.tiles} phone-gap-8 grid gap-12 bd-0 m-0-0-20 min-w-0 p-0`}
      aria-label={t('expiring.spans')}
    >
      {spans.map(({ span, text, Sign }) => {
        const { batches, valueCents, unpricedArticles } = figures?.[span] ?? none;
        return (
          <UnstyledButton
            key={span}
            className={`${classes.span} phone-p-10-12 panel p-12-16 column gap-2 hover-bg-hover`}
            data-span={span}
            aria-pressed={span === current}
            onClick={() => onChange(span)}
          >
            <span className={`${classes.name} row gap-7 fz-note fw-560`}>
              <Sign size={16} aria-hidden />
              {t(text)}
            </span>
            <span className="px-num fz-figure fw-620">
              {figures ? t('expiring.batches', { count: batches, number: formatNumber(batches, 0) }) : '…'}
            </span>
            <span className="px-num quiet fz-note mih-20" data-wraps>
              {figures && sumText(valueCents, unpricedArticles)}
            </span>
          </UnstyledButton>
        );
      })}
      <Facts list={list} />
    </fieldset>
  );
}

/** What stands apart from the days: goods that nobody may use, and what of the list will probably be left over. */
function Facts({ list }: Pick<SpanChoiceProps, 'list'>) {
  const { t } = useTranslation('inventory');
  const left = list?.rows.reduce((sum, { leftOverCents }) => sum + leftOverCents, 0) ?? 0;
  return (
    <>
      <div className={`${classes.fact} panel p-12-16 column gap-2`}>
        <span className={`${classes.name} row gap-7 fz-note fw-560`}>
          <IconLock size={16} aria-hidden />
          {t('expiring.blockedTile')}
        </span>
        <span className="px-num fz-figure fw-620">
          {list
            ? t('expiring.batches', {
                count: list.blocked.batches,
                number: formatNumber(list.blocked.batches, 0),
              })
            : '…'}
        </span>
        <span className="px-num quiet fz-note mih-20">{list && formatMoney(list.blocked.valueCents)}</span>
      </div>
      <div className={`${classes.fact} panel p-12-16 column gap-2`}>
        <span className="fz-note fw-560">{t('expiring.left.tile')}</span>
        <span className="px-num fz-figure fw-620">{list ? formatMoney(left) : '…'}</span>
        <span className="quiet fz-note mih-20">{t('expiring.left.assumed')}</span>
      </div>
    </>
  );
}
