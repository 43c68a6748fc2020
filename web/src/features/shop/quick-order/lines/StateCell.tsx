// Line total, and whether the line can be ordered; if not, the missing data.
import type { LineMatch, QuickLinePrice } from '@praxora/contract/shop/quick-order.calls';
import {
  IconAlertSquareRounded,
  IconCircleCheckFilled,
  IconGitFork,
  IconZoomExclamation,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../../lib/format.ts';
import type { LineState } from '../line.ts';
import classes from './StateCell.module.css';

interface StateCellProps {
  state: LineState;
  match: LineMatch | null;
  price: QuickLinePrice | undefined;
}

const marks = {
  ready: { Sign: IconCircleCheckFilled, text: 'state.ready' },
  choice: { Sign: IconGitFork, text: 'state.choice' },
  missing: { Sign: IconZoomExclamation, text: 'state.missing' },
  amountMissing: { Sign: IconAlertSquareRounded, text: 'state.amountMissing' },
  amountWrong: { Sign: IconAlertSquareRounded, text: 'state.amountWrong' },
  unsold: { Sign: IconAlertSquareRounded, text: 'state.unsold' },
} as const;

export function StateCell({ state, match, price }: StateCellProps) {
  const { t } = useTranslation('quickOrder');
  if (state === 'waiting') return <span className={`${classes.root} column gap-2 items-bottom ta-right`} />;
  const { Sign, text } = marks[state];
  return (
    <div className={`${classes.root} column gap-2 items-bottom ta-right`}>
      {state === 'ready' && price?.order && <b className="px-num">{formatMoney(price.order.goodsCents)}</b>}
      <span className={`${classes.state} inline-row gap-5 c-min fz-caption fw-560`} data-state={state}>
        <Sign size={15} stroke={1.7} aria-hidden />
        {t(text, { count: match?.products.length ?? 0 })}
      </span>
    </div>
  );
}
