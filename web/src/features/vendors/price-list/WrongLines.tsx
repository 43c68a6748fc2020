// The lines that hold up the others: each is corrected in its place, gets its article, or is left out.
import { Anchor, Button, Select } from '@mantine/core';
import type { PriceList, PriceListLine } from '@praxora/contract/vendors/price-lists.calls';
import { priceListCellForms } from '@praxora/rules/inventory/import-forms';
import type { PriceListField } from '@praxora/rules/vendors/price-list-fields';
import { IconAlertSquareFilled, IconCircleCheckFilled } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useCellProblemText } from '../../../domain/inventory/index.ts';
import { formatMoney, formatNumber } from '../../../lib/format.ts';
import { CellField } from '../../../ui/fields/CellField.tsx';
import marks from '../../../ui/marks/ToneMark.module.css';
import { useFieldName } from './field-names.ts';
import classes from './PriceListPanel.module.css';
import { type Correction, useCorrectLine, useWrongLines } from './price-list.queries.ts';

interface WrongLinesProps {
  list: PriceList;
  /** Something was corrected: what was said about the whole list no longer holds. */
  onChange: () => void;
}

export function WrongLines({ list, onChange }: WrongLinesProps) {
  const { t } = useTranslation('priceList');
  const { data, refetch } = useWrongLines(list.id);
  const correct = useCorrectLine(list);
  if (!data || data.items.length === 0) return null;
  const isOpen = data.items.some(({ status }) => status === 'wrong');
  const elsewhere = list.counts.wrong - data.items.filter(({ status }) => status === 'wrong').length;
  return (
    <div className={classes.lines}>
      <div className="quiet fz-caption fw-540 p-4-18-8">{t('line.title')}</div>
      <ul>
        {data.items.map((line) => (
          <Line
            key={line.row}
            line={line}
            onCorrect={(correction) => {
              onChange();
              void correct.run(correction);
            }}
          />
        ))}
      </ul>
      {elsewhere > 0 && (
        <div className="row spread gap-10 quiet fz-caption line-top p-10-18">
          <span>{t('line.more', { count: elsewhere, number: formatNumber(elsewhere, 0) })}</span>
          {!isOpen && (
            <Button variant="default" size="compact-sm" onClick={() => void refetch()}>
              {t('line.next')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

/** Problems that can be confirmed instead of corrected. */
const unusualPrices = new Set<string>(['PRICE_LIST_UNLIKE_LAST_PAID', 'PRICE_LIST_UNLIKE_LOWEST']);

interface LineProps {
  line: PriceListLine;
  onCorrect: (correction: Correction) => void;
}

function Line({ line, onCorrect }: LineProps) {
  const { t } = useTranslation('priceList');
  const problemText = useCellProblemText();
  const fieldName = useFieldName();
  const id = useId();
  const { row, values, status, problems, candidates } = line;
  const isWrong = status === 'wrong';
  const name = line.article?.name || values.name || t('line.number', { number: line.line });
  // Fields to edit: those with a problem, and always the price.
  const fields = new Set<PriceListField>(['price', ...problems.map(({ field }) => field)]);
  return (
    <li className={`${classes.line} line-top grid gap-5-10 side-108 p-10-18`} data-status={status}>
      <div className="lh-135 min-w-0">
        <div className={`${classes.lineName} fz-note fw-560 lh-135 anywhere`}>{name}</div>
        <div className="px-num quiet fz-caption">
          {[values.orderNumber, t('line.number', { number: line.line })].filter(Boolean).join(' · ')}
        </div>
      </div>
      {status === 'leftOut' ? null : (
        <div className={`${classes.cells} column gap-6`}>
          {[...fields].map((field) => (
            <CellField
              key={field}
              label={t('line.field', { field: fieldName(field), name })}
              value={values[field] ?? ''}
              isWrong={problems.some((problem) => problem.field === field)}
              describedBy={problems.length > 0 ? id : undefined}
              rule={undefined}
              onSave={(value) => onCorrect({ row, values: { [field]: value } })}
            />
          ))}
        </div>
      )}
      <div className={`${classes.lineFoot} row spread gap-10 items-top col-all`}>
        {isWrong ? (
          <div id={id} className={classes.problems}>
            {problems.map(({ field, code, params }) => (
              <span key={`${field} ${code}`} className={marks.mark} data-tone="min">
                <IconAlertSquareFilled className="mt-1" size={14} aria-hidden />
                {problemText({ code, params }, priceListCellForms[field])}
              </span>
            ))}
          </div>
        ) : (
          <span className={marks.mark} data-tone={status === 'ready' ? 'ok' : undefined} role="status">
            <IconCircleCheckFilled className="mt-1" size={14} aria-hidden />
            {status === 'ready'
              ? t('line.ready', { price: formatMoney(line.priceCents ?? 0) })
              : status === 'leftOut'
                ? t('line.leftOut')
                : t('line.staysAway')}
          </span>
        )}
        {isWrong && problems.some(({ code }) => unusualPrices.has(code)) && (
          <Anchor
            component="button"
            type="button"
            className={'flex-none fz-caption mih-24'}
            aria-label={t('line.confirmOf', { name })}
            onClick={() => onCorrect({ row, values: {}, isPriceConfirmed: true })}
          >
            {t('line.confirm')}
          </Anchor>
        )}
        <Anchor
          component="button"
          type="button"
          className={'flex-none fz-caption mih-24'}
          aria-label={t(status === 'leftOut' ? 'line.takeInOf' : 'line.leaveOutOf', { name })}
          onClick={() => onCorrect({ row, values: {}, isLeftOut: status !== 'leftOut' })}
        >
          {t(status === 'leftOut' ? 'line.takeIn' : 'line.leaveOut')}
        </Anchor>
      </div>
      {isWrong && candidates.length > 0 && <Candidates line={line} name={name} onCorrect={onCorrect} />}
    </li>
  );
}

function Candidates({ line, name, onCorrect }: LineProps & { name: string }) {
  const { t } = useTranslation('priceList');
  return (
    <Select
      size="xs"
      className={'col-all'}
      aria-label={t('line.article', { name })}
      placeholder={t('line.chooseArticle')}
      value={null}
      data={line.candidates.map(({ id, name: article, manufacturerName, manufacturerNumber }) => ({
        value: String(id),
        label: [article, manufacturerName, manufacturerNumber].filter(Boolean).join(' · '),
      }))}
      onChange={(chosen) => {
        if (chosen !== null) onCorrect({ row: line.row, values: {}, articleId: Number(chosen) });
      }}
    />
  );
}
