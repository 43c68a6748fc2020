// The row above a list: what to look for, the filters, and the way back to everything. It is as high with filters as
// without, so that the list never jumps.
import { ActionIcon, Tooltip } from '@mantine/core';
import { IconFilterOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchField } from '../fields/SearchField.tsx';
import classes from './FilterRow.module.css';

interface FilterRowProps {
  label: string;
  search: { label: string; value: string; maxLength: number; onSearch: (text: string) => void };
  /** Something can be reset. */
  isFiltered: boolean;
  onReset: () => void;
  /** The row stands in a narrow column. */
  isNarrow?: boolean;
  /** Filters of one click. */
  counters?: ReactNode;
  /** Content at the end that is no filter; a phone has no room for it. */
  end?: ReactNode;
  children: ReactNode;
}

export function FilterRow(props: FilterRowProps) {
  const { label, search, isFiltered, onReset, isNarrow = false, counters, end, children } = props;
  const { t } = useTranslation('common');
  return (
    <search className={classes.row} aria-label={label} data-narrow={isNarrow || undefined}>
      <SearchField className={classes.search} {...search} />
      <div className={classes.filters}>
        {counters}
        <div className={classes.chips}>{children}</div>
      </div>
      <Tooltip label={t('filter.reset')} disabled={!isFiltered}>
        <ActionIcon
          className={`${classes.reset} phone-h-thumb phone-w-thumb`}
          variant="default"
          size={36}
          aria-label={t('filter.reset')}
          disabled={!isFiltered}
          onClick={onReset}
        >
          <IconFilterOff size={17} stroke={1.7} aria-hidden />
        </ActionIcon>
      </Tooltip>
      {end && <div className={`${classes.end} phone-hidden`}>{end}</div>}
    </search>
  );
}
