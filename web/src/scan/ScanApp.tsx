// The scan app: paired first, then always ready to scan; queue, settings and longer work are one tap away.
import { lazy, Suspense, useState } from 'react';
import type { WorkMode } from './modes/modes.ts';
import type { Booking } from './queue/booking.ts';
import { PairingScreen } from './screens/PairingScreen.tsx';
import { ScanScreen } from './screens/ScanScreen.tsx';
import { useSnapshot } from './station/useStation.ts';

const QueueScreen = lazy(() =>
  import('./screens/QueueScreen.tsx').then((module) => ({ default: module.QueueScreen })),
);
const SettingsScreen = lazy(() =>
  import('./screens/SettingsScreen.tsx').then((module) => ({ default: module.SettingsScreen })),
);
const ReceiveScreen = lazy(() =>
  import('./receiving/ReceiveScreen.tsx').then((module) => ({ default: module.ReceiveScreen })),
);
const CountScreen = lazy(() =>
  import('./counting/CountScreen.tsx').then((module) => ({ default: module.CountScreen })),
);

const MoveScreen = lazy(() =>
  import('./moving/MoveScreen.tsx').then((module) => ({ default: module.MoveScreen })),
);

/** A booking: a refused receipt that is mended. */
type View = 'scan' | 'queue' | 'settings' | WorkMode | Booking;

export function ScanApp() {
  const [view, setView] = useState<View>('scan');
  return (
    <Suspense>
      <Screen view={view} onView={setView} />
    </Suspense>
  );
}

function Screen({ view, onView }: { view: View; onView: (view: View) => void }) {
  const { pairing } = useSnapshot();
  const toScan = () => onView('scan');
  const toQueue = () => onView('queue');
  if (view === 'queue') return <QueueScreen onScan={toScan} onCorrect={onView} />;
  if (pairing === null) return <PairingScreen onQueue={toQueue} />;
  if (view === 'settings') return <SettingsScreen onScan={toScan} />;
  if (view === 'receive') return <ReceiveScreen correcting={null} onBack={toScan} />;
  if (view === 'count') return <CountScreen onBack={toScan} />;
  if (view === 'move') return <MoveScreen onBack={toScan} />;
  if (view !== 'scan') return <ReceiveScreen correcting={view} onBack={toQueue} />;
  return <ScanScreen onQueue={toQueue} onSettings={() => onView('settings')} onWork={onView} />;
}
