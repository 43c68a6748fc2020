// A quiet moment of joy: what was ordered comes together under a tick.
import { IconCheck } from '@tabler/icons-react';
import { ProductPicture } from '../../ui/marks/ProductPicture.tsx';
import classes from './Done.module.css';

const most = 5;

export function Done({ pictures }: { pictures: readonly string[] }) {
  const some = [...new Set(pictures)].slice(0, most);
  return (
    <div className={classes.root} aria-hidden>
      <div className={classes.pictures}>
        {some.map((category) => (
          <span key={category} className={classes.picture}>
            <ProductPicture category={category} size={64} />
          </span>
        ))}
      </div>
      <span className={classes.tick}>
        <IconCheck size={26} stroke={2.6} />
      </span>
    </div>
  );
}
