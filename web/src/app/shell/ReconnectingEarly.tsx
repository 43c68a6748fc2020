// Fetches the state of a lost connection with the first movement, press or key, before it is needed: a server that is away could
// not bring it. Until then nobody has typed or booked anything.
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';

const Reconnecting = lazy<ComponentType>(() =>
  import('./Reconnecting.tsx')
    .then((m) => ({ default: m.Reconnecting }))
    // The server is away already: requests wait all the same, and the page fails as usual afterwards.
    .catch(() => ({ default: () => null })),
);

const signsOfUse = ['pointermove', 'pointerdown', 'keydown'];

export function ReconnectingEarly() {
  const [isUsed, setUsed] = useState(false);
  useEffect(() => {
    const use = () => setUsed(true);
    for (const sign of signsOfUse) window.addEventListener(sign, use, { once: true });
    return () => {
      for (const sign of signsOfUse) window.removeEventListener(sign, use);
    };
  }, []);
  return <Suspense>{isUsed && <Reconnecting />}</Suspense>;
}
