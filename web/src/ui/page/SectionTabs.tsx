// The way between the sections of a page, each an address of its own, with what it holds.
import { Link } from 'react-router';
import { formatNumber } from '../../lib/format.ts';
import classes from './SectionTabs.module.css';

interface SectionTab<Key extends string> {
  readonly key: Key;
  readonly text: string;
  readonly to: string;
  /** Left out while it is not known. */
  readonly count?: number | undefined;
}

interface SectionTabsProps<Key extends string> {
  label: string;
  tabs: readonly SectionTab<Key>[];
  /** Null: not known yet. */
  current: Key | null;
  /** What follows stands right under the line. */
  isFlush?: boolean;
}

export function SectionTabs<Key extends string>({
  label,
  tabs,
  current,
  isFlush = false,
}: SectionTabsProps<Key>) {
  return (
    <nav className={classes.tabs} data-flush={isFlush || undefined} aria-label={label}>
      {tabs.map(({ key, text, to, count }) => (
        <Link key={key} to={to} className={classes.tab} aria-current={key === current ? 'page' : undefined}>
          {text}
          {count !== undefined && <span className="px-num">{formatNumber(count, 0)}</span>}
        </Link>
      ))}
    </nav>
  );
}
