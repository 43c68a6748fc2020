// Stock value and its share by category; a click on a category filters by it.
import { UnstyledButton } from '@mantine/core';
import { IconAlertTriangleFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatMoney, formatNumber } from '../../../../lib/format.ts';
import { useLanguage } from '../../../../lib/i18n.ts';
import { dayWords } from '../../../../lib/period-words.ts';
import { percentChange } from '../parts/change.ts';
import { Figures, type ReportFigure } from '../parts/Figures.tsx';
import type { ChangeView } from '../useReportView.ts';
import { type ReportView, withToggled } from '../view.ts';
import classes from './Inventory.module.css';
import type { InventoryReport } from './inventory-report.ts';
import { toSegments } from './segments.ts';

interface InventoryFigureListProps {
  answer: InventoryReport | undefined;
  view: ReportView;
  onChange: ChangeView;
}

export function InventoryFigureList({ answer, view, onChange }: InventoryFigureListProps) {
  const { t } = useTranslation('reports');
  const language = useLanguage();
  return (
    <Figures label={t('figures')} isRow figures={answer && figuresOf(answer)}>
      {answer && answer.totals.valueCents > 0 && (
        <Categories answer={answer} view={view} onChange={onChange} />
      )}
    </Figures>
  );

  function figuresOf({ totals, totalsBefore: before, dayBefore }: InventoryReport): ReportFigure[] {
    const change = before && percentChange(totals.valueCents, before.valueCents);
    const number = formatNumber(totals.withoutPrice, 0);
    return [
      {
        key: 'value',
        label: t('inventory.value'),
        value: formatMoney(totals.valueCents),
        note:
          change && dayBefore
            ? t('inventory.against', { change, day: dayWords(dayBefore, language, 'short') })
            : undefined,
      },
      {
        key: 'articles',
        label: t('inventory.articles'),
        value: formatNumber(totals.articles, 0),
        note: t('inventory.inStorages', { count: totals.storages, number: formatNumber(totals.storages, 0) }),
      },
      {
        key: 'entries',
        label: t('inventory.entries'),
        value: formatNumber(totals.entries, 0),
        note: t('inventory.batches'),
      },
      totals.withoutPrice === 0
        ? { key: 'withoutPrice', label: t('inventory.withoutPrice'), value: number }
        : {
            key: 'withoutPrice',
            label: t('inventory.withoutPrice'),
            tone: 'warn',
            value: (
              <>
                <IconAlertTriangleFilled size={17} aria-hidden />
                <UnstyledButton
                  className="c-inherit font-inherit td-underline"
                  onClick={() => onChange({ withoutPrice: true, groupBy: null })}
                >
                  {number}
                </UnstyledButton>
              </>
            ),
            note: t('inventory.countNothing', { value: formatMoney(0) }),
          },
    ];
  }
}

function Categories({ answer, view, onChange }: InventoryFigureListProps & { answer: InventoryReport }) {
  const { t } = useTranslation('reports');
  const language = useLanguage();
  const segments = toSegments(answer.byCategory);
  const selection = view.filters.categoryIds ?? [];
  return (
    <div className="line-top p-14-18-12">
      <div className={`${classes.bar} flex gap-2 h-10`} aria-hidden>
        {segments.map(({ key, valueCents, colour }) => (
          <span
            className="bdrs-3 miw-2"
            key={key}
            style={{ background: colour, flexGrow: valueCents }}
            data-pale={(selection.length > 0 && !selection.includes(key)) || undefined}
          />
        ))}
      </div>
      <ul
        className="plain-list m-10-0-0 columns-3 gap-2-24 fz-note phone-one-column"
        aria-label={t('inventory.byCategory')}
      >
        {segments.map(({ key, group, others, valueCents, colour }) => {
          const name = group
            ? (group.name?.[language] ?? t('noCategory'))
            : t('inventory.others', { count: others, number: formatNumber(others, 0) });
          const words = (
            <>
              <i style={{ background: colour }} />
              <span className={`${classes.category} rest ellipsis ta-left`}>{name}</span>
              <span className="px-num">{formatMoney(valueCents)}</span>
            </>
          );
          return (
            <li key={key}>
              {group ? (
                <UnstyledButton
                  className={`${classes.segment} row gap-8 c-ink fz-note mih-26 w-full phone-thumb`}
                  aria-pressed={selection.includes(key)}
                  onClick={() => onChange(withToggled('categoryIds', key))}
                >
                  {words}
                </UnstyledButton>
              ) : (
                <span className={`${classes.segment} row gap-8 c-ink fz-note mih-26 w-full phone-thumb`}>
                  {words}
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
