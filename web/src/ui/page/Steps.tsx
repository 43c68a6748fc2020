// Where one is on the way, in order.
import { IconCheck } from '@tabler/icons-react';
import classes from './Steps.module.css';

interface StepsProps {
  /** Name of the sequence of steps. */
  label: string;
  steps: readonly string[];
  /** The place of the present one; past the last: all is done. */
  at: number;
  /** In a panel at the side. */
  isNarrow?: boolean;
}

export function Steps({ label, steps, at, isNarrow = false }: StepsProps) {
  const isDone = at >= steps.length;
  return (
    <ol
      className={`${classes.steps} phone-spread plain-list m-0-0-24 flex gap-8`}
      aria-label={label}
      data-narrow={isNarrow || undefined}
    >
      {steps.map((text, index) => (
        <li
          key={text}
          className={`${classes.step} row gap-8 quiet fz-body`}
          data-state={index < at ? 'past' : index === at ? 'now' : undefined}
          aria-current={index === at || (isDone && index === steps.length - 1) ? 'step' : undefined}
        >
          <span
            className={`${classes.mark} bd-strong round grid flex-none fz-note fw-600 h-26 place-center w-26`}
          >
            {index < at ? <IconCheck size={14} stroke={2.4} aria-hidden /> : index + 1}
          </span>
          <span className={classes.text}>{text}</span>
        </li>
      ))}
    </ol>
  );
}
