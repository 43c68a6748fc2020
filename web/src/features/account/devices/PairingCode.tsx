// The code to scan or to type, and how long it is good for. As soon as the device is paired the window closes by itself.
import { Button, CopyButton, Group, Modal } from '@mantine/core';
import { shownPairingCode } from '@praxora/barcode/pairing-code';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDevices } from '../../../domain/account/index.ts';
import { notify } from '../../../ui/feedback/notify.tsx';
import { QrCode } from '../../../ui/marks/QrCode.tsx';
import classes from './Devices.module.css';

const secondsUntil = (end: string): number => Math.max(Math.ceil((Date.parse(end) - Date.now()) / 1000), 0);

/** Counts down to 0; whoever comes back to the window sees what is left then, however long it slept. */
function useSecondsUntil(end: string): number {
  const [left, setLeft] = useState(() => secondsUntil(end));
  useEffect(() => {
    const clock = setInterval(() => setLeft(secondsUntil(end)), 1000);
    return () => clearInterval(clock);
  }, [end]);
  return left;
}

/** `9:05` */
const remainingText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

interface PairingCodeProps {
  pairing: { readonly id: number; readonly code: string; readonly link: string; readonly endsAt: string };
  name: string;
  onRenew: () => unknown;
  isRenewing: boolean;
  onClose: () => void;
}

const askEvery = 2_000;

export function PairingCode({ pairing, name, onRenew, isRenewing, onClose }: PairingCodeProps) {
  const { t } = useTranslation(['devices', 'common']);
  const left = useSecondsUntil(pairing.endsAt);
  const hasEnded = left === 0;
  const isPaired = useDevices(askEvery).data?.some(({ id }) => id === pairing.id) ?? false;
  useEffect(() => {
    if (!isPaired) return;
    notify.success(t('code.paired', { name }));
    onClose();
  }, [isPaired, name, onClose, t]);
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('code.title', { name })}
      size={520}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      {hasEnded ? (
        <p role="status">{t('code.ended')}</p>
      ) : (
        <div className={`${classes.pairing} wrap gap-20`}>
          <QrCode text={pairing.link} label={t('code.picture')} />
          <div>
            <p>{t('code.scan')}</p>
            <p className="quiet fz-note mt-12">{t('code.type')}</p>
            <code className={`${classes.code} bg-none block fz-28 p-4-0 select-all`}>
              {shownPairingCode(pairing.code)}
            </code>
            <p className="quiet fz-note mt-12">{t('code.address')}</p>
            <AddressText address={pairing.link.split('#')[0] ?? ''} />
            <p className="quiet tabular">{t('code.left', { time: remainingText(left) })}</p>
          </div>
        </div>
      )}
      <Group gap={8} justify="flex-end" mt={20}>
        <Button variant="default" onClick={onClose}>
          {t('common:close')}
        </Button>
        {hasEnded && (
          <Button loading={isRenewing} onClick={() => void onRenew()}>
            {t('code.renew')}
          </Button>
        )}
      </Group>
    </Modal>
  );
}

/** For devices without a camera: typed, or sent there. */
function AddressText({ address }: { address: string }) {
  const { t } = useTranslation('devices');
  return (
    <div className="wrap items-center gap-8">
      <span className="mono anywhere fz-note select-all">{address}</span>
      <CopyButton value={address} timeout={2000}>
        {({ copied, copy }) => (
          <Button size="compact-sm" variant="subtle" onClick={copy}>
            {t(copied ? 'code.addressCopied' : 'code.copyAddress')}
          </Button>
        )}
      </CopyButton>
    </div>
  );
}
