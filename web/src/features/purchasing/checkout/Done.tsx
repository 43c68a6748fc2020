// A quiet moment of joy: what was ordered comes together under a tick; under a clock while all of it waits for approval.
import { Stack } from '@mantine/core';
import { IconCheck, IconClock } from '@tabler/icons-react';
import { ProductPicture } from '../../../ui/marks/ProductPicture.tsx';
import classes from './Done.module.css';

const most = 5;

export function Done({ pictures, isWaiting }: { pictures: readonly string[]; isWaiting: boolean }) {
  const some = [...new Set(pictures)].slice(0, most);
  return (
    <Stack gap={0} align="center" aria-hidden>
      <div className="flex">
        {some.map((category) => (
          <span key={category} className={classes.picture}>
            <ProductPicture category={category} size={64} />
          </span>
        ))}
      </div>
      <span
        className={`${classes.tick} bg-ok-mark round c-sheet grid h-48 mt--18 place-center relative w-48`}
        data-waiting={isWaiting || undefined}
      >
        {isWaiting ? <IconClock size={28} stroke={2.2} /> : <IconCheck size={26} stroke={2.6} />}
      </span>
    </Stack>
  );
}
