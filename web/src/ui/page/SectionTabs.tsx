// The way between the sections of a page, each an address of its own, with what it holds.
import { useEffect, useRef } from 'react';
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
  /** True: the content below follows the line without a gap. */
  isFlush?: boolean;
}

/** Sideways only: the page stays where it is. */
function bringInSight(row: HTMLElement): void {
  const tab = row.querySelector('[aria-current]')?.getBoundingClientRect();
  const rowBox = row.getBoundingClientRect();
  if (tab && (tab.right > rowBox.right || tab.left < rowBox.left)) {
    row.scrollLeft += tab.left + tab.width / 2 - (rowBox.left + rowBox.width / 2);
  }
}

export function SectionTabs<Key extends string>({
  label,
  tabs,
  current,
  isFlush = false,
}: SectionTabsProps<Key>) {
  const row = useRef<HTMLElement>(null);
  // A phone's row is longer than its screen: where one is stands in sight, also once the counts made the tabs wider.
  const widths = tabs.map(({ count }) => count ?? '').join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: they change what lies in sight
  useEffect(() => {
    if (row.current) bringInSight(row.current);
  }, [current, widths]);
  return (
    <nav
      ref={row}
      className={`${classes.tabs} line-bottom flex gap-24 overflow-x-auto`}
      data-flush={isFlush || undefined}
      aria-label={label}
    >
      {tabs.map(({ key, text, to, count }) => (
        <Link
          key={key}
          to={to}
          className={`${classes.tab} quiet flex fw-500 gap-7 p-10-0 td-none nowrap hover-c-ink phone-thumb`}
          aria-current={key === current ? 'page' : undefined}
        >
          {text}
          {count !== undefined && (
            <span className="px-num c-ink-3 fz-note fw-400">{formatNumber(count, 0)}</span>
          )}
        </Link>
      ))}
    </nav>
  );
}
