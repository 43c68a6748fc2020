// The decision: how many labels come out. Once they are out the button rests, and printing again is a choice of its own.
import { Button } from '@mantine/core';
import { IconCheck, IconFileTypePdf, IconPrinter, IconRefresh } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../lib/format.ts';
import type { LabelDeskState } from './useLabelDesk.ts';

export function PrintButtons({ desk }: { desk: LabelDeskState }) {
  const { t } = useTranslation('labels');
  const { total, isPrinted, printing, list, settings } = desk;
  const { progress } = printing;
  if (isPrinted)
    return (
      <>
        <Button
          size="md"
          variant="default"
          leftSection={<IconRefresh size={18} aria-hidden />}
          onClick={desk.openAgain}
        >
          {list.due > 0
            ? t('print.rest', { count: list.due, number: formatNumber(list.due, 0) })
            : t('print.again')}
        </Button>
        <Button size="md" disabled leftSection={<IconCheck size={18} aria-hidden />}>
          {t('print.done')}
        </Button>
      </>
    );
  return (
    <>
      {progress && settings.way === 'dymo' ? (
        <Button size="md" variant="default" onClick={printing.stop}>
          {t('print.stop')}
        </Button>
      ) : (
        settings.way !== 'pdf' && (
          <Button
            size="md"
            variant="default"
            disabled={total === 0}
            leftSection={<IconFileTypePdf size={18} stroke={1.7} aria-hidden />}
            onClick={() => void desk.print({ way: 'pdf' })}
          >
            {t('print.pdf')}
          </Button>
        )
      )}
      <Button
        size="md"
        data-autofocus
        disabled={total === 0}
        aria-busy={progress !== null}
        leftSection={<IconPrinter size={18} stroke={1.7} aria-hidden />}
        onClick={() => void desk.print()}
      >
        {progress
          ? t('print.progress', {
              done: formatNumber(progress.done, 0),
              total: formatNumber(progress.total, 0),
            })
          : t('print.all', { count: total, number: formatNumber(total, 0) })}
      </Button>
    </>
  );
}
