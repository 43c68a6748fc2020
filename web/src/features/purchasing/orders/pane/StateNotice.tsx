// Notice about a state that needs attention or action before goods can come.
import { Button } from '@mantine/core';
import type { Order } from '@praxora/contract/purchasing/order';
import { isToBeSent } from '@praxora/rules/purchasing/order-states';
import { readFailure } from '@praxora/rules/purchasing/transmission-failure';
import {
  IconAlertSquareFilled,
  IconCircleXFilled,
  IconFileTypePdf,
  IconMailCheck,
  IconMailPause,
  IconPrinter,
  IconRefresh,
  IconSend,
  IconUserQuestion,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useClinic } from '../../../../domain/account/index.ts';
import { isInOutbox, useOrderFiles, useTransmission } from '../../../../domain/purchasing/index.ts';
import { pathTo } from '../../../../lib/paths.ts';
import { Dimmed } from '../../../../ui/permission/Dimmed.tsx';
import { failureTexts } from './failure-texts.ts';
import classes from './StateNotice.module.css';

export function StateNotice({ order }: { order: Order }) {
  const { state, transmissionError } = order;
  if (state === 'pending-approval') return <AwaitsApproval order={order} />;
  if (state === 'rejected') return <Rejected order={order} />;
  if (isInOutbox(order)) return <InOutbox order={order} />;
  if (state !== 'transmitting') return null;
  if (isToBeSent(order)) return <ByHand order={order} />;
  return transmissionError === null ? <OnItsWay order={order} /> : <Failed order={order} />;
}

interface NoticeProps {
  tone: 'calm' | 'todo' | 'failed';
  icon: ReactNode;
  title: string;
  text: string;
  /** Message of the other side, in its own words. */
  small?: string | undefined;
  children?: ReactNode;
}

function Notice({ tone, icon, title, text, small, children }: NoticeProps) {
  return (
    <section
      className={`${classes.notice} wrap gap-10-12 items-top bg-sunken bdrs-12 p-14-16`}
      data-tone={tone}
      aria-label={title}
    >
      {icon}
      <div className="basis-300 min-w-0">
        <p className={`${classes.title} fw-600`}>{title}</p>
        <p className="fz-row lh-150 mt-2 anywhere">{text}</p>
        {small && <p className="quiet fz-fact mt-4 anywhere">{small}</p>}
      </div>
      {children && <div className={`${classes.actions} wrap gap-8 self-center phone-w-full`}>{children}</div>}
    </section>
  );
}

function Failed({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  const { sendAgain } = useTransmission(order);
  const { openPdf } = useOrderFiles(order);
  const { reason, detail } = readFailure(order.transmissionError ?? '');
  return (
    <Notice
      tone="failed"
      icon={<IconAlertSquareFilled size={20} aria-hidden />}
      title={t('notice.failedTitle')}
      text={t('notice.failedText', { vendor: order.vendor.name, reason: t(failureTexts[reason]) })}
      small={detail === '' ? undefined : t('notice.said', { detail })}
    >
      <PdfButton onClick={openPdf} />
      <Dimmed permission="order">
        <Button
          loading={sendAgain.isBusy}
          leftSection={<IconRefresh size={17} stroke={1.7} aria-hidden />}
          onClick={() => void sendAgain.run()}
        >
          {t('action.sendAgain')}
        </Button>
      </Dimmed>
    </Notice>
  );
}

function ByHand({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  const { markSent } = useTransmission(order);
  const { openPdf } = useOrderFiles(order);
  return (
    <Notice
      tone="todo"
      icon={<IconPrinter size={20} stroke={1.7} aria-hidden />}
      title={t('notice.manualTitle')}
      text={t('notice.manualText', { vendor: order.vendor.name })}
    >
      <PdfButton onClick={openPdf} />
      <Dimmed permission="order">
        <Button
          loading={markSent.isBusy}
          leftSection={<IconMailCheck size={17} stroke={1.7} aria-hidden />}
          onClick={() => void markSent.run()}
        >
          {t('action.markSent')}
        </Button>
      </Dimmed>
    </Notice>
  );
}

/** Without a mail server nobody has sent anything yet, whatever the state says. */
function InOutbox({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  const { openPdf } = useOrderFiles(order);
  return (
    <Notice
      tone="todo"
      icon={<IconMailPause size={20} stroke={1.7} aria-hidden />}
      title={t('notice.outboxTitle')}
      text={t('notice.outboxText', { vendor: order.vendor.name })}
    >
      <PdfButton onClick={openPdf} />
    </Notice>
  );
}

function PdfButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation('orders');
  return (
    <Button
      variant="default"
      leftSection={<IconFileTypePdf size={17} stroke={1.7} aria-hidden />}
      onClick={onClick}
    >
      {t('notice.openPdf')}
    </Button>
  );
}

function OnItsWay({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  return (
    <Notice
      tone="calm"
      icon={<IconSend size={20} stroke={1.7} aria-hidden />}
      title={t('notice.onItsWayTitle', { vendor: order.vendor.name })}
      text={t('notice.onItsWayText')}
    />
  );
}

function AwaitsApproval({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  const clinic = useClinic();
  return (
    <Notice
      tone="todo"
      icon={<IconUserQuestion size={20} stroke={1.7} aria-hidden />}
      title={t('notice.approvalTitle')}
      text={t(order.transmission === 'manual' ? 'notice.approvalTextByHand' : 'notice.approvalText', {
        vendor: order.vendor.name,
      })}
    >
      {clinic?.isApprover && (
        <Button component={Link} to={pathTo('orderApprovals')} variant="default">
          {t('notice.toApprovals')}
        </Button>
      )}
    </Notice>
  );
}

function Rejected({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  return (
    <Notice
      tone="failed"
      icon={<IconCircleXFilled size={20} aria-hidden />}
      title={t('notice.rejectedTitle')}
      text={t('notice.rejectedText', { vendor: order.vendor.name })}
    />
  );
}
