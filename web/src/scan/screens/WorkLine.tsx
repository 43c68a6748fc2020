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
        <span className="rest">
          <span className="block fw-560">{name}</span>
          <span className={`${classes.facts} scan-second-line`}>{facts.filter(Boolean).join(' · ')}</span>
        </span>
        <span className={`${classes.amount} flex-none fz-17 tabular fw-620 ta-right`}>{amount}</span>
      </button>
    </li>
  );
}
