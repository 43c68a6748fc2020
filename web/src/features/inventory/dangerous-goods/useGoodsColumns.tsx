// A dangerous good as a row: its label, where it lies, and its safety data sheet.

import { Button } from '@mantine/core';
import { dangerousGoodCalls } from '@praxora/contract/inventory/dangerous-goods.calls';
import { signalWordTexts } from '@praxora/rules/inventory/dangerous-goods';
import { weightText } from '@praxora/rules/shared/weight-text';
import { IconFileText, IconPencil } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useUnitTexts } from '../../../domain/shared/units.ts';
import { manufacturerText } from '../../../domain/shop/index.ts';
import { downloadApi } from '../../../lib/api/api.ts';
import { saveFile } from '../../../lib/files.ts';
import { formatDate } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n.ts';
import { pathTo } from '../../../lib/paths.ts';
import { notifyRefusal } from '../../../ui/feedback/notify-refusal.ts';
import { Permitted } from '../../../ui/permission/Permitted.tsx';
import type { Column } from '../../../ui/table/column.ts';
import type { Good } from './dangerous-goods.queries.ts';
import { Pictograms } from './Pictograms.tsx';

export function useGoodsColumns(onEdit: (good: Good) => void): Column<Good>[] {
  const { t } = useTranslation('inventory');
  const { amountText } = useUnitTexts();
  return [
    {
      key: 'article',
      head: t('dangerousGoods.article'),
      isRowHead: true,
      onPhone: 'whole',
      cell: ({ articleId, articleName, manufacturer, use }) => (
        <>
          <Link className="c-ink fw-560" to={pathTo('article', { articleId })}>
            {articleName}
          </Link>
          <span className="quiet fz-caption block">
            {[manufacturerText(manufacturer), use].filter(Boolean).join(' · ')}
          </span>
        </>
      ),
    },
    { key: 'label', head: t('dangerousGoods.label'), cell: (good) => <Label good={good} /> },
    {
      key: 'phrases',
      head: t('dangerousGoods.phrases'),
      className: 'fz-fact',
      cell: ({ hazards, precautions }) => (
        <>
          {hazards.join(', ') || '–'}
          {precautions.length > 0 && <span className="quiet block">{precautions.join(', ')}</span>}
        </>
      ),
    },
    { key: 'class', head: t('dangerousGoods.storageClass'), cell: ({ storageClass }) => storageClass ?? '–' },
    {
      key: 'amount',
      head: t('dangerousGoods.amount'),
      align: 'figure',
      cell: ({ stock, unit, grams }) => (
        <>
          {amountText(stock, unit)}
          {grams !== null && (
            <span className="quiet fz-caption block">
              {t('dangerousGoods.netWeight', { weight: weightText(grams) })}
            </span>
          )}
        </>
      ),
    },
    {
      key: 'places',
      head: t('dangerousGoods.places'),
      cell: ({ places }) => places.map(({ storageName }) => storageName).join(', ') || '–',
    },
    { key: 'sheet', head: t('dangerousGoods.sheet'), cell: (good) => <SheetCell good={good} /> },
    {
      key: 'actions',
      head: t('dangerousGoods.actions'),
      isHeadHidden: true,
      cell: (good) => <RowActions good={good} onEdit={onEdit} />,
    },
  ];
}

function Label({ good: { isDescribed, signalWord, pictograms } }: { good: Good }) {
  const { t } = useTranslation('inventory');
  const language = useLanguage();
  if (!isDescribed) return <span className="c-warn fw-520">{t('dangerousGoods.noLabel')}</span>;
  return (
    <>
      {signalWord && <strong className="fw-600">{signalWordTexts[signalWord][language]}</strong>}
      <Pictograms pictograms={pictograms} />
    </>
  );
}

function SheetCell({ good: { newestSheet, sheetState, sheetUrl, articleId } }: { good: Good }) {
  const { t } = useTranslation('inventory');
  const text =
    newestSheet === null
      ? t('dangerousGoods.states.missing')
      : sheetState === 'outdated'
        ? t('dangerousGoods.states.outdated', { date: formatDate(newestSheet) })
        : formatDate(newestSheet);
  return (
    <>
      <Link
        className={sheetState === 'current' ? 'c-ink' : 'c-warn fw-520'}
        to={pathTo('article', { articleId }, { tab: 'documents' })}
      >
        {text}
      </Link>
      {sheetUrl !== '' && (
        <a className="fz-caption block anywhere" href={sheetUrl} target="_blank" rel="noreferrer noopener">
          {t('dangerousGoods.open')}
        </a>
      )}
    </>
  );
}

function RowActions({ good, onEdit }: { good: Good; onEdit: (good: Good) => void }) {
  const { t } = useTranslation('inventory');
  const language = useLanguage();
  const { articleId, articleName: name } = good;
  const print = () =>
    void saveFile(
      () =>
        downloadApi(dangerousGoodCalls.downloadInstructions, { params: { articleId }, query: { language } }),
      `${name}.pdf`,
    ).catch(notifyRefusal);
  return (
    <span className="flex flex-wrap gap-4">
      <Permitted permission="editArticles">
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconPencil size={16} aria-hidden />}
          aria-label={t('dangerousGoods.editOf', { name })}
          onClick={() => onEdit(good)}
        >
          {t('dangerousGoods.edit')}
        </Button>
      </Permitted>
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<IconFileText size={16} aria-hidden />}
        aria-label={t('dangerousGoods.instructionsOf', { name })}
        onClick={print}
      >
        {t('dangerousGoods.instructions')}
      </Button>
    </span>
  );
}
