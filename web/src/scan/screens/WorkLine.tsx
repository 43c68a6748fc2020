// A line of the work at hand: what it is, how far it is, and a tap to say more about it.
import { ProductPicture } from '../../ui/marks/ProductPicture.tsx';
import classes from './WorkLine.module.css';

interface WorkLineProps {
  name: string;
  picture: string;
  facts: readonly (string | false | null)[];
  /** Counted amount, shown beside the name. */
  amount: string;
  state: 'open' | 'lacks' | 'done';
  onOpen: () => void;
}

export function WorkLine({ name, picture, facts, amount, state, onOpen }: WorkLineProps) {
  return (
    <li>
      <button type="button" className={classes.line} data-state={state} onClick={onOpen}>
        <ProductPicture category={picture} size={44} />
        <span className={classes.words}>
          <span className={classes.name}>{name}</span>
          <span className={classes.facts}>{facts.filter(Boolean).join(' · ')}</span>
        </span>
        <span className={classes.amount}>{amount}</span>
      </button>
    </li>
  );
}
