// Which days the list is about, each with its number and value.
import { UnstyledButton } from '@mantine/core';
import type { ExpiringBatches, ExpirySpan } from '@praxora/contract/inventory/expiry.calls';
import { IconCalendarDue, IconCircleXFilled, IconHourglassHigh, IconHourglassLow } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useValueTexts } from '../../../domain/inventory/index.ts';
import { formatNumber } from '../../../lib/format.ts';
import classes from './SpanChoice.module.css';

interface SpanChoiceProps {
  span: ExpirySpan;
  /** Undefined while they are fetched. */
  figures: Readonly<Record<ExpirySpan, ExpiringBatches>> | undefined;
  onChange: (span: ExpirySpan) => void;
}

const spans = [
  { span: 'upTo3Months', text: 'expiring.span.upTo3Months', Sign: IconCalendarDue },
  { span: 'expired', text: 'expiring.span.expired', Sign: IconCircleXFilled },
  { span: 'under1Month', text: 'expiring.span.under1Month', Sign: IconHourglassLow },
  { span: 'under3Months', text: 'expiring.span.under3Months', Sign: IconHourglassHigh },
] as const;

const none: ExpiringBatches = { batches: 0, valueCents: 0, unpricedArticles: 0 };

export function SpanChoice({ span: current, figures, onChange }: SpanChoiceProps) {
  const { t } = useTranslation('inventory');
  const { sumText } = useValueTexts();
  return (
    <fieldset
      className="phone-columns phone-gap-8 columns-4 gap-12 bd-0 m-0-0-20 min-w-0 p-0"
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
    </fieldset>
  );
}
