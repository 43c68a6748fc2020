// Table with one row per article whose thresholds could fit better.
import { ActionIcon, Button, Group, Menu } from '@mantine/core';
import type { ThresholdSuggestion, Thresholds } from '@praxora/contract/inventory/thresholds.calls';
import { IconArrowRight, IconDots, IconEye, IconEyeOff, IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useUnitTexts } from '../../../domain/shared/units.ts';
import { formatNumber } from '../../../lib/format.ts';
import { pathTo } from '../../../lib/paths.ts';
import { usePermission } from '../../../lib/session/permissions.ts';
import { Sparkline } from '../../../ui/charts/Sparkline.tsx';
import { ProductPicture } from '../../../ui/marks/ProductPicture.tsx';
import { Permitted } from '../../../ui/permission/Permitted.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { RowButtons } from '../../../ui/table/RowButtons.tsx';
import { selectionColumn } from '../../../ui/table/selection.tsx';
import { ChangeDialog } from './ChangeDialog.tsx';
import { Why } from './Marks.tsx';
import { valueTexts } from './names.ts';
import classes from './Thresholds.module.css';
import type { Week } from './thresholds.queries.ts';
import { toAcceptance, useAccept, useHide } from './useAccept.ts';

// Use of the last weeks as bars: the running week darker, weeks left out as peaks paler, closed weeks shaded.
interface UseBarsProps {
  suggestion: ThresholdSuggestion;
  weeks: readonly Week[];
}

function UseBars({ suggestion: { used, use }, weeks }: UseBarsProps) {
  const { t } = useTranslation('thresholds');
  const peaks = new Set(use.peaks.map(({ week }) => week));
  const placesOf = (test: (week: Week) => boolean) =>
    new Set(weeks.flatMap((week, index) => (test(week) ? [index] : [])));
  return (
    <Sparkline
      values={used}
      label={t('use.text', { amounts: used.map((amount) => formatNumber(amount, 0)).join(', ') })}
      step={4.5}
      pale={placesOf(({ week }) => peaks.has(week))}
      shaded={placesOf(({ isClosed }) => isClosed)}
    />
  );
}

export type Marked = ReadonlyMap<number, ThresholdSuggestion>;

interface SuggestionTableProps {
  suggestions: readonly ThresholdSuggestion[];
  weeks: readonly Week[];
  marked: Marked;
  onMark: (marked: Marked) => void;
}

export function SuggestionTable({ suggestions, weeks, marked, onMark }: SuggestionTableProps) {
  const { t } = useTranslation(['thresholds', 'common']);
  const value = (name: keyof Thresholds): Column<ThresholdSuggestion> => ({
    key: name,
    head: t(valueTexts[name]),
    align: 'digits',
    cell: ({ present, suggested }) => <Step from={present[name]} to={suggested[name]} />,
  });
  const isPermitted = usePermission('editArticles');
  const columns: Column<ThresholdSuggestion>[] = [
    ...(isPermitted
      ? [
          selectionColumn({
            marked,
            onMark,
            rows: suggestions,
            keyOf: ({ articleId }) => articleId,
            allName: t('select.all'),
            nameOf: ({ name }) => t('select.one', { name }),
          }),
        ]
      : []),
    {
      key: 'article',
      head: t('columns.article'),
      isRowHead: true,
      onPhone: 'whole',
      hasNoLabel: true,
      cell: (suggestion) => <ArticleName suggestion={suggestion} />,
    },
    {
      key: 'use',
      head: t('columns.use'),
      onPhone: 'whole',
      cell: (suggestion) => <UseBars suggestion={suggestion} weeks={weeks} />,
    },
    value('minimumStock'),
    value('warningStock'),
    value('idealStock'),
    {
      key: 'why',
      head: t('columns.why'),
      onPhone: 'whole',
      hasNoLabel: true,
      cell: (suggestion) => <Why suggestion={suggestion} />,
    },
    {
      key: 'actions',
      head: t('columns.actions'),
      isHeadHidden: true,
      align: 'right',
      hasNoLabel: true,
      onPhone: 'whole',
      cell: (suggestion) => (
        <Permitted permission="editArticles">
          <Actions suggestion={suggestion} />
        </Permitted>
      ),
    },
  ];
  return (
    <DataTable
      columns={columns}
      rows={suggestions}
      keyOf={({ articleId }) => articleId}
      label={t('name')}
      phone="cards"
      stickyHead="page"
      className={classes.table}
      rowProps={({ articleId }) => ({ 'data-selected': marked.has(articleId) || undefined })}
    />
  );
}

function ArticleName({
  suggestion: { articleId, name, picture, unit },
}: {
  suggestion: ThresholdSuggestion;
}) {
  const { t } = useTranslation('thresholds');
  const { unitName } = useUnitTexts();
  return (
    <Group gap={10} wrap="nowrap" miw={0}>
      <ProductPicture category={picture} size={36} />
      <div>
        <Link className="c-ink block fw-540 td-none hover-td-underline" to={pathTo('article', { articleId })}>
          {name}
        </Link>
        <span className="quiet fz-caption">{t('countedIn', { unit: unitName(unit, 2) })}</span>
      </div>
    </Group>
  );
}

/** A value that stays is grey. */
function Step({ from, to }: { from: number; to: number }) {
  const { t } = useTranslation('thresholds');
  const [before, after] = [formatNumber(from, 0), formatNumber(to, 0)];
  if (from === to) return <span className="quiet">{before}</span>;
  return (
    <span className="inline-row gap-3 nowrap">
      <span className="quiet">{before}</span>{' '}
      <IconArrowRight size={13} aria-label={t('becomes')} role="img" /> <b>{after}</b>
    </span>
  );
}

function Actions({ suggestion }: { suggestion: ThresholdSuggestion }) {
  const { t } = useTranslation('thresholds');
  const [isChanging, setChanging] = useState(false);
  const accept = useAccept();
  const hide = useHide();
  const { articleId, name, isHidden } = suggestion;
  return (
    <RowButtons>
      <Button
        variant="default"
        size="xs"
        aria-label={t('acceptOf', { name })}
        loading={accept.isBusy}
        onClick={() => void accept.run(toAcceptance([suggestion]))}
      >
        {t('accept')}
      </Button>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon aria-label={t('menu', { name })} loading={hide.isBusy}>
            <IconDots size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            component={Link}
            to={pathTo('article', { articleId })}
            leftSection={<IconArrowRight size={16} aria-hidden />}
          >
            {t('open')}
          </Menu.Item>
          <Menu.Item leftSection={<IconPencil size={16} aria-hidden />} onClick={() => setChanging(true)}>
            {t('change')}
          </Menu.Item>
          <Menu.Item
            leftSection={isHidden ? <IconEye size={16} aria-hidden /> : <IconEyeOff size={16} aria-hidden />}
            onClick={() => void hide.run({ articleId, name, isHidden: !isHidden })}
          >
            {isHidden ? t('show') : t('hide')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isChanging && <ChangeDialog suggestion={suggestion} onClose={() => setChanging(false)} />}
    </RowButtons>
  );
}
