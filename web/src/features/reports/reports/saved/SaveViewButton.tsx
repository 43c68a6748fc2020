import { Button } from '@mantine/core';
import type { ReportName } from '@praxora/rules/reports/report-list';
import { IconBookmark } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReportView } from '../view.ts';
import { SavedViewsDialog } from './SavedViewsDialog.tsx';

interface SaveViewButtonProps {
  report: ReportName;
  view: ReportView;
}

export function SaveViewButton({ report, view }: SaveViewButtonProps) {
  const { t } = useTranslation('reports');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconBookmark size={16} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('saved.button')}
      </Button>
      {isOpen && <SavedViewsDialog report={report} view={view} onClose={() => setOpen(false)} />}
    </>
  );
}
