// A screen with scans of its own: the camera above, what the last code did, and below it the work at hand.
import { IconKeyboard } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadCodeReader, useWedgeScanner } from '../../domain/inventory/index.ts';
import { useCamera } from '../camera/useCamera.ts';
import { createRepeatGuard } from '../modes/repeat-guard.ts';
import { IconButton } from '../ui/Button.tsx';
import { TopBar } from '../ui/TopBar.tsx';
import classes from './ScanFrame.module.css';
import { StopBand } from './StopBand.tsx';
import { Viewfinder } from './Viewfinder.tsx';

const TypedCode = lazy(() => import('./TypedCode.tsx').then((module) => ({ default: module.TypedCode })));

export interface ScanReport {
  readonly tone: 'ok' | 'warn' | 'failed';
  readonly text: string;
}

interface ScanFrameProps {
  title: string;
  fact: string;
  hint: string;
  report: ScanReport | null;
  onText: (text: string) => void;
  onBack: () => void;
  /** Something is asked: the camera waits. */
  isPaused: boolean;
  children: ReactNode;
}

export function ScanFrame({ title, fact, hint, report, onText, onBack, isPaused, children }: ScanFrameProps) {
  const { t } = useTranslation('scanApp');
  const [isTyping, setIsTyping] = useState(false);
  const guard = useRef(createRepeatGuard());
  useWedgeScanner({ onScan: onText });
  const camera = useCamera({
    isWanted: !isPaused && !isTyping,
    // A pack that stays before the camera is one pack; the next one looks the same.
    onText: (text) => {
      if (guard.current.judge(text, Date.now(), 'camera') !== 'stillInSight') onText(text);
    },
    onStart: () => guard.current.started(),
    onLook: (texts) => guard.current.looked(texts, Date.now()),
  });
  useEffect(() => void loadCodeReader(), []);

  return (
    // A new version of the app waits until the work is left.
    <div className="scan-night" data-night data-busy>
      <TopBar title={title} fact={fact} onBack={onBack}>
        <IconButton icon={IconKeyboard} label={t('typed.open')} onClick={() => setIsTyping(true)} />
      </TopBar>
      <main className="column gap-12 rest-auto">
        <StopBand />
        <div className={classes.finder} data-off={camera.state !== 'starting' && camera.state !== 'looking'}>
          <Viewfinder camera={camera} hint={hint} />
        </div>
        <p
          className={`${classes.report} bdrs-14 fw-560 m-0-16 p-12-14`}
          data-tone={report?.tone ?? 'none'}
          role="status"
        >
          {report?.text}
        </p>
        <div className="column rest-auto bg-sheet bdrs-24-24-0-0 c-ink p-6-16-0">{children}</div>
      </main>
      <Suspense>
        {isTyping && (
          <TypedCode
            onClose={() => setIsTyping(false)}
            onCode={(text) => {
              setIsTyping(false);
              onText(text);
            }}
          />
        )}
      </Suspense>
    </div>
  );
}
