import { Button } from '@mantine/core';
import type { LabelList } from '@praxora/contract/inventory/label';
import type { PrintingDefaults } from '@praxora/contract/inventory/printing';
import { IconClock, IconShieldCheck } from '@tabler/icons-react';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { useFeatures } from '../../../../domain/account/index.ts';
import {
  type LabelDeskState as Desk,
  LabelDesk,
  type LabelSource,
  PrintButtons,
  type SelectedRow,
  takeAfterBooking,
  useLabelDesk,
  useLabels,
  usePrinterSettings,
} from '../../../../domain/inventory/index.ts';
import { formatNumber } from '../../../../lib/format.ts';
import { EmptyState } from '../../../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../../../ui/feedback/ErrorState.tsx';
import { notify } from '../../../../ui/feedback/notify.tsx';
import { PageSkeleton } from '../../../../ui/feedback/PageSkeleton.tsx';
import { FootBar } from '../../../../ui/page/FootBar.tsx';
import { PageHeader } from '../../../../ui/page/PageHeader.tsx';
import { SwitchedOff } from '../SwitchedOff.tsx';
import { Waive } from './Waive.tsx';

interface LabelsPageProps {
  source: LabelSource;
  crumb: readonly { label: string; to: string }[];
  /** Where "print later" leads. */
  back: string;
  children?: ReactNode;
}

export function LabelsPage(props: LabelsPageProps) {
  const { t } = useTranslation('labels');
  const isOn = useFeatures().data?.activateLabelPrinting;
  const { source, crumb, back } = props;
  const { data, error, refetch } = useLabels(source, isOn === true);
  const printer = usePrinterSettings();
  if (data && printer && data.count > 0) return <Due {...props} list={data} settings={printer.settings} />;
  return (
    <>
      <PageHeader title={t('page.title')} crumb={crumb} />
      {isOn === false ? (
        <SwitchedOff />
      ) : error ? (
        <ErrorState title={t('failed.title')} onRetry={() => void refetch()}>
          {t('failed.text')}
        </ErrorState>
      ) : !data || !printer ? (
        <PageSkeleton />
      ) : (
        <EmptyState
          title={t('page.none')}
          pictures={['buero']}
          actions={
            <Button component={Link} to={back} variant="default">
              {t('page.back')}
            </Button>
          }
        >
          {t('page.noneText')}
        </EmptyState>
      )}
    </>
  );
}

interface DueProps extends LabelsPageProps {
  list: LabelList;
  settings: PrintingDefaults;
}

function Due({ source, list, settings, crumb, back, children }: DueProps) {
  const { t } = useTranslation('labels');
  const desk = useLabelDesk({ source, list, settings, startsAgain: false });
  const { total, isPrinted, rows } = desk;
  usePrintAtOnce(desk, source, back);
  const number = formatNumber(total, 0);
  return (
    <>
      <PageHeader
        title={
          isPrinted ? t('page.printed', { count: total, number }) : t('page.due', { count: total, number })
        }
        facts={useKinds(rows)}
        crumb={crumb}
        here={t('page.here')}
        actions={
          <>
            {list.due > 0 && <Waive list={list} />}
            <Button
              component={Link}
              to={back}
              variant="subtle"
              color="ink"
              leftSection={<IconClock size={17} stroke={1.7} aria-hidden />}
            >
              {list.due > 0 ? t('page.later') : t('page.back')}
            </Button>
          </>
        }
      />
      {children}
      <LabelDesk desk={desk} note={t('page.noShelf')} />
      <FootBar
        note={
          <span className="inline-row gap-8 quiet fz-note">
            <IconShieldCheck size={17} stroke={1.6} aria-hidden />
            {t('page.once')}
          </span>
        }
        phoneLeavesNoteOut
      >
        <PrintButtons desk={desk} />
      </FootBar>
    </>
  );
}

/** Booked to be printed without asking: on success there is nothing left to do here. */
function usePrintAtOnce(desk: Desk, source: LabelSource, back: string) {
  const { t } = useTranslation('labels');
  const navigate = useNavigate();
  const { total } = desk;
  const print = useEffectEvent(async () => {
    if (!('orderId' in source) || !takeAfterBooking(source.orderId)) return;
    if (!(await desk.print())) return;
    notify.success(t('page.printed', { count: total, number: formatNumber(total, 0) }));
    void navigate(back);
  });
  useEffect(() => {
    void print();
  }, []);
}

/** "25 go on the packages, 9 into the batch records". */
function useKinds(rows: readonly SelectedRow[]): string {
  const { t } = useTranslation('labels');
  const of = (kind: SelectedRow['row']['kind']) =>
    rows.reduce((sum, { row, amount }) => sum + (row.kind === kind ? amount : 0), 0);
  const [units, batches] = [of('unit'), of('batch')];
  const unitText = t('page.units', { count: units, number: formatNumber(units, 0) });
  const batchText = t('page.batches', { count: batches, number: formatNumber(batches, 0) });
  if (units > 0 && batches > 0) return t('page.both', { units: unitText, batches: batchText });
  return batches > 0 ? batchText : unitText;
}
