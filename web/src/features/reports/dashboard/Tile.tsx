// Dashboard tile: a key figure, its meaning, and a link to the list behind it.
import { Skeleton } from '@mantine/core';
import { type Icon, IconArrowRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatNumber } from '../../../lib/format.ts';
import { Failure } from './Failure.tsx';
import classes from './Tile.module.css';

interface TileProps {
  question: string;
  icon: Icon;
  tone: 'min' | 'primary' | 'warn' | 'hid';
  /** Undefined: not known yet. */
  count: number | undefined;
  /** Text at zero instead of a number. */
  quiet: string;
  /** At zero nothing more need be said. */
  facts: ReactNode;
  /** Left out where the facts themselves lead on. */
  action?: { readonly text: string; readonly to: string } | undefined;
  hasFailed: boolean;
  onRetry: () => void;
}

export function Tile({ question, icon: Icon, tone, count, action, hasFailed, onRetry, ...words }: TileProps) {
  const isPending = count === undefined && !hasFailed;
  const isQuiet = count === 0;
  return (
    <li
      className={`${classes.tile} bg-sheet flex flex-column mih-148 p-16-18-15 relative`}
      aria-busy={isPending}
      data-quiet={isQuiet || undefined}
    >
      <div className="row spread gap-8">
        <h2 className="fz-body fw-600 lts-6">{question}</h2>
        <Icon
          size={18}
          stroke={1.7}
          className={`${classes.icon} c-hid flex-none`}
          data-tone={isQuiet ? 'hid' : tone}
          aria-hidden
        />
      </div>
      {isPending && (
        <div className="appear pt-12">
          <Skeleton h={30} w={44} />
          <Skeleton h={10} w="72%" mt={14} />
        </div>
      )}
      {count === undefined && hasFailed && <Failure onRetry={onRetry} />}
      {count !== undefined && (
        <>
          <p className={isQuiet ? classes.none : `px-num ${classes.count} fz-34 fw-620 lts-28 lh-115 mt-8`}>
            {isQuiet ? words.quiet : formatNumber(count, 0)}
          </p>
          <div
            className={`${classes.facts} below-small-fz-caption below-small-lh-135 quiet fz-note lh-150 mt-3 mih-20`}
          >
            {!isQuiet && words.facts}
          </div>
          {action && (
            <Link
              to={action.to}
              className={`${classes.link} below-small-p-0 inline-row gap-4 self-top c-primary fz-note fw-560 mt-auto pt-8 td-none`}
            >
              <span>{action.text}</span>
              <IconArrowRight size={15} aria-hidden />
            </Link>
          )}
        </>
      )}
    </li>
  );
}
