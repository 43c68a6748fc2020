// The entries that fit the filters as a file, newest first.
import { Button, Menu } from '@mantine/core';
import type { ActivityEntry } from '@praxora/contract/account/activity.calls';
import { activityExportCalls, mostActivityLines } from '@praxora/contract/reports/activity-export.calls';
import { calendarDay } from '@praxora/rules/shared/dates';
import { IconChevronDown, IconDownload, IconFileTypeCsv, IconFileTypePdf } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { type ActivityFilter, fetchActivity, useActivityWords } from '../../../domain/account/index.ts';
import { callApi } from '../../../lib/api/api.ts';
import { formatDateTime, formatNumber } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n.ts';
import { useChange } from '../../../ui/change/useChange.ts';
import { useSpanWords } from '../../../ui/filters/useSpanWords.ts';

const formats = [
  { format: 'csv', text: 'export.csv', icon: IconFileTypeCsv },
  { format: 'pdf', text: 'export.pdf', icon: IconFileTypePdf },
] as const;
type Format = (typeof formats)[number]['format'];

interface ExportMenuProps {
  filter: ActivityFilter;
  disabled: boolean;
}

export function ExportMenu({ filter, disabled }: ExportMenuProps) {
  const { t } = useTranslation('activity');
  const write = useExport(filter);
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
          rightSection={<IconChevronDown size={15} aria-hidden />}
          loading={write.isBusy}
          disabled={disabled}
        >
          {t('export.button')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {formats.map(({ format, text, icon: Icon }) => (
          <Menu.Item
            key={format}
            leftSection={<Icon size={17} stroke={1.6} aria-hidden />}
            onClick={() => void write.run(format)}
          >
            {t(text)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

const pageSize = 200;

/** Every entry that fits, up to the lines of one file. */
async function fetchEntries(filter: ActivityFilter): Promise<{ entries: ActivityEntry[]; isWhole: boolean }> {
  const entries: ActivityEntry[] = [];
  for (let cursor: string | undefined; entries.length < mostActivityLines; ) {
    const page = await fetchActivity(filter, { cursor, limit: pageSize });
    entries.push(...page.entries);
    if (page.next === null) return { entries, isWhole: true };
    cursor = page.next;
  }
  return { entries, isWhole: false };
}

const headerKeys = [
  'export.columns.time',
  'export.columns.who',
  'export.columns.client',
  'export.columns.area',
  'export.columns.what',
  'export.columns.before',
  'export.columns.after',
] as const;

function useExport(filter: ActivityFilter) {
  const { t } = useTranslation('activity');
  const language = useLanguage();
  const words = useActivityWords();
  const spanText = useSpanWords();
  const toLine = (entry: ActivityEntry) => {
    const values = (text: typeof words.before) =>
      entry.changes
        .map((change) => [entry.changes.length > 1 && `${words.field(change.field)}: `, text(change)])
        .map((parts) => parts.filter(Boolean).join(''))
        .join('; ');
    return [
      ...[formatDateTime(entry.at), words.author(entry.author), words.client(entry.author)],
      words.area(entry.area),
      entry.isRefused ? `${words.sentence(entry)} (${entry.subject.name})` : words.sentence(entry),
      ...[values(words.before), values(words.after)],
    ].map((text) => text.slice(0, 1_000));
  };
  return useChange({
    call: async (format: Format) => {
      const { entries, isWhole } = await fetchEntries(filter);
      const days = spanText({ from: filter.from ?? null, to: filter.to ?? calendarDay(new Date()) });
      const limit = t('export.short', { number: formatNumber(mostActivityLines, 0) });
      const file = await callApi(activityExportCalls.exportActivity, {
        body: {
          ...{ format, language, header: headerKeys.map((key) => t(key)) },
          head: [t('export.period', { days }), ...(isWhole ? [] : [limit])],
          rows: entries.map(toLine),
        },
      });
      return { ...file, notice: isWhole ? t('export.done', { name: file.name }) : limit };
    },
    success: ({ blobId, name, notice }) => {
      const link = document.createElement('a');
      link.href = `/services/blob/${blobId}`;
      link.download = name;
      link.click();
      return notice;
    },
  });
}
