// All entries that fit the filters as a file, newest first.
import { Button, Menu } from '@mantine/core';
import { activityExportCalls } from '@praxora/contract/reports/activity-export.calls';
import { IconChevronDown, IconDownload, IconFileTypeCsv, IconFileTypePdf } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { ActivityFilter } from '../../../domain/account/index.ts';
import { callApi } from '../../../lib/api/api.ts';
import { useLanguage } from '../../../lib/i18n.ts';
import { useChange } from '../../../ui/change/useChange.ts';

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

/** Writing many entries takes a while. */
const timeoutMs = 120_000;

function useExport(filter: ActivityFilter) {
  const { t } = useTranslation('activity');
  const language = useLanguage();
  return useChange({
    call: (format: Format) =>
      callApi(activityExportCalls.exportActivity, { query: { ...filter, format, language } }, { timeoutMs }),
    success: ({ blobId, name }) => {
      const link = document.createElement('a');
      link.href = `/services/blob/${blobId}`;
      link.download = name;
      link.click();
      return t('export.done', { name });
    },
  });
}
