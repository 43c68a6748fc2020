import { useState } from 'react';

/** True from the first time on that it is: what was opened stays, closed, for its way out and for the next time. */
export function useOnceTrue(isTrue: boolean): boolean {
  const [was, setWas] = useState(isTrue);
  if (isTrue && !was) setWas(true);
  return was || isTrue;
}
