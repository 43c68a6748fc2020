// The first start, or after the device was removed: the code that account management shows is held before the camera or typed.
import { IconInfoCircle, IconListCheck } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWedgeScanner } from '../../domain/inventory/index.ts';
import { useCamera } from '../camera/useCamera.ts';
import { signalRefused, signalTaken } from '../lib/feedback.ts';
import { sortBookings } from '../station/own-bookings.ts';
import { codeIn, missingCharacters, type PairingResult, readPairingCode } from '../station/pairing.ts';
import { useSnapshot, useStation } from '../station/useStation.ts';
import { Button, IconButton } from '../ui/Button.tsx';
import { TopBar } from '../ui/TopBar.tsx';
import { CodeField } from './CodeField.tsx';
import classes from './PairingScreen.module.css';
import { useRefusalText } from './useRefusalText.ts';
import { Viewfinder } from './Viewfinder.tsx';

type Refused = Exclude<PairingResult, { type: 'paired' }>;

function usePairing() {
  const station = useStation();
  const [code, setCode] = useState(() => codeIn(location.hash));
  const [refused, setRefused] = useState<Refused | null>(null);
  const [isPairing, setIsPairing] = useState(false);

  async function pair(whole: string) {
    setIsPairing(true);
    const result = await station.pair(whole);
    setIsPairing(false);
    // The code is used up or wrong: it stands in the address no longer, in the field it does.
    history.replaceState(null, '', location.pathname);
    if (result.type === 'paired') return signalTaken();
    signalRefused();
    setRefused(result);
  }
  function enter(text: string) {
    setRefused(null);
    setCode(text);
    if (missingCharacters(text) === 0 && !isPairing) void pair(text);
  }
  const pairFromLink = useEffectEvent(() => {
    if (missingCharacters(code) === 0) void pair(code);
  });
  useEffect(() => pairFromLink(), []);
  return { code, refused, isPairing, enter, again: () => void pair(code) };
}

export function PairingScreen({ onQueue }: { onQueue: () => void }) {
  const { t } = useTranslation('scanApp');
  const { foreign } = sortBookings(useSnapshot());
  const { code, refused, isPairing, enter, again } = usePairing();
  const readPicture = (text: string) => {
    const found = readPairingCode(text);
    if (found !== null && found !== code) enter(found);
  };
  useWedgeScanner({ onScan: readPicture });
  const camera = useCamera({ isWanted: true, onText: readPicture });
  const missing = missingCharacters(code);

  return (
    <div className="scan-night" data-night>
      <TopBar title={t('pair.title')} fact={t('pair.hint')}>
        {foreign.length > 0 && <IconButton icon={IconListCheck} label={t('pair.queue')} onClick={onQueue} />}
      </TopBar>
      <main className="column gap-20 rest-auto">
        <Viewfinder camera={camera} hint={t('pair.hint')} />
        <section
          className={classes.sheet}
          aria-label={t('pair.type')}
          data-busy={code === '' ? undefined : true}
        >
          <h2 className="fz-18 fw-620">{t('pair.type')}</h2>
          <CodeField code={code} onCode={enter} isWrong={refused !== null} />
          {refused ? <PairingRefusal refused={refused} /> : <Help />}
          <Button kind="filled" isDisabled={missing > 0 || isPairing} onClick={again}>
            {isPairing
              ? t('pair.pairing')
              : missing > 0
                ? t('pair.missing', { count: missing })
                : t('pair.again')}
          </Button>
        </section>
      </main>
    </div>
  );
}

function Help() {
  const { t } = useTranslation('scanApp');
  return (
    <p className="quiet flex fz-15 gap-10">
      <IconInfoCircle size={22} stroke={1.7} aria-hidden className="flex-none" />
      {t('pair.help')}
    </p>
  );
}

function PairingRefusal({ refused }: { refused: Refused }) {
  const { t } = useTranslation('scanApp');
  const refusalText = useRefusalText();
  return (
    <p className="c-min fw-560" role="alert">
      {refused.type === 'noNetwork' ? t('pair.noNetwork') : refusalText(refused.refusal)}
    </p>
  );
}
