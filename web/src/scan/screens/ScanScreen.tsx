// Ready to scan: the camera or a hardware scanner, what a scan does, and what was scanned last.

import { IconBolt, IconCameraRotate, IconKeyboard, IconSettings } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadCodeReader, useWedgeScanner } from '../../domain/inventory/index.ts';
import { type Camera, useCamera } from '../camera/useCamera.ts';
import type { Mode, WorkMode } from '../modes/modes.ts';
import { isQuestion } from '../modes/outcome.ts';
import { useScanning } from '../modes/useScanning.ts';
import type { Booking } from '../queue/booking.ts';
import { useSnapshot } from '../station/useStation.ts';
import { IconButton } from '../ui/Button.tsx';
import { TopBar } from '../ui/TopBar.tsx';
import { ModeBar } from './ModeBar.tsx';
import { RecentBookings } from './RecentBookings.tsx';
import { StopBand } from './StopBand.tsx';
import { Viewfinder } from './Viewfinder.tsx';

// Name of the device, its light and lens, the field for a code that nobody can read, and the settings.
interface ScanHeaderProps {
  camera: Camera;
  onType: () => void;
  onSettings: () => void;
}

function ScanHeader({ camera, onType, onSettings }: ScanHeaderProps) {
  const { t } = useTranslation('scanApp');
  const { pairing } = useSnapshot();
  const { abilities, isTorchOn, switchTorch, changeLens } = camera;
  return (
    <TopBar title={t('scan.title')} fact={pairing?.device.name ?? ''}>
      {abilities?.hasTorch && (
        <IconButton icon={IconBolt} label={t('camera.torch')} isPressed={isTorchOn} onClick={switchTorch} />
      )}
      {(abilities?.lenses.length ?? 0) > 1 && (
        <IconButton icon={IconCameraRotate} label={t('camera.lens')} onClick={changeLens} />
      )}
      <IconButton icon={IconKeyboard} label={t('typed.open')} onClick={onType} />
      <IconButton icon={IconSettings} label={t('settings.open')} onClick={onSettings} />
    </TopBar>
  );
}

/** Screens for the first scan, loaded as soon as the camera's picture is there. */
const loadResult = () => import('./ResultScreen.tsx');
const loadQuestions = () => import('./Questions.tsx');
const ResultScreen = lazy(() => loadResult().then((module) => ({ default: module.ResultScreen })));
const Questions = lazy(() => loadQuestions().then((module) => ({ default: module.Questions })));
const AssignSheet = lazy(() =>
  import('./AssignSheet.tsx').then((module) => ({ default: module.AssignSheet })),
);
const TypedCode = lazy(() => import('./TypedCode.tsx').then((module) => ({ default: module.TypedCode })));

interface ScanScreenProps {
  onQueue: () => void;
  onSettings: () => void;
  onWork: (mode: WorkMode) => void;
}

export function ScanScreen(props: ScanScreenProps) {
  const [mode, setMode] = useState<Mode>('remove');
  return <Scanner mode={mode} onMode={setMode} {...props} />;
}

interface ScannerProps extends ScanScreenProps {
  mode: Mode;
  onMode: (mode: Mode) => void;
}

function Scanner({ mode, onMode, onQueue, onSettings, onWork }: ScannerProps) {
  const scanning = useScanning(mode);
  const [isTyping, setIsTyping] = useState(false);
  /** Booking that the user is assigning to an article; null if none. */
  const [assigning, setAssigning] = useState<Booking | null>(null);
  const { outcome, take, cameraStarted, looked } = scanning;
  useWedgeScanner({ onScan: (text, { at }) => take(text, 'wedge', at) });
  const camera = useCamera({
    isWanted: !isQuestion(outcome) && assigning === null,
    onText: (text) => take(text, 'camera'),
    onStart: cameraStarted,
    onLook: looked,
  });
  const hasResult = outcome !== null && !isQuestion(outcome);
  useEffect(() => {
    void loadCodeReader();
    void loadResult();
    void loadQuestions();
  }, []);

  return (
    <div className="scan-night" data-night>
      <ScanHeader camera={camera} onType={() => setIsTyping(true)} onSettings={onSettings} />
      <main className="column gap-12 rest-auto">
        <StopBand onQueue={onQueue} />
        <ModeBar mode={mode} onMode={onMode} onWork={onWork} />
        <Viewfinder camera={camera} />
        <RecentBookings onQueue={onQueue} onAssign={setAssigning} />
      </main>
      <Suspense>
        {hasResult && (
          <ResultScreen
            mode={mode}
            scanning={scanning}
            onAssign={setAssigning}
            onMove={() => onWork('move')}
          />
        )}
        {assigning && <AssignSheet booking={assigning} onClose={() => setAssigning(null)} />}
        {isQuestion(outcome) && <Questions scanning={scanning} />}
        {isTyping && (
          <TypedCode
            onCode={(text) => {
              setIsTyping(false);
              take(text, 'wedge');
            }}
            onClose={() => setIsTyping(false)}
          />
        )}
      </Suspense>
    </div>
  );
}
