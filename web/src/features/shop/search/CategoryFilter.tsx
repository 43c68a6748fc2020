// The two-level category tree. A chosen category shows its parts; every other one can be unfolded.
import { ActionIcon, Group, Skeleton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './CategoryFilter.module.css';
import {
  type CategoryBranch,
  isSelectable,
  shownSubs,
  withSubToggled,
  withTopToggled,
} from './categories.ts';
import { FilterCheckbox } from './FilterCheckbox.tsx';
import { FilterSection } from './FilterSection.tsx';

interface CategoryFilterProps {
  tree: readonly CategoryBranch[];
  isLoaded: boolean;
  isFailed: boolean;
  onChange: (next: (chosen: readonly string[]) => string[]) => void;
}

const skeletonWidths = ['82%', '64%', '90%', '58%', '74%', '68%'];

export function CategoryFilter({ tree, isLoaded, isFailed, onChange }: CategoryFilterProps) {
  const { t } = useTranslation('search');
  const shown = tree.filter(isSelectable);
  return (
    <FilterSection title={t('filters.category')}>
      {isLoaded ? (
        <ul className="plain-list">
          {shown.map((branch) => (
            <Branch key={branch.value} branch={branch} isOnly={shown.length === 1} onChange={onChange} />
          ))}
          {shown.length === 0 && <li className="quiet fz-note">{t('filters.nothing')}</li>}
        </ul>
      ) : isFailed ? (
        <p className="quiet fz-note">{t('filters.failed')}</p>
      ) : (
        skeletonWidths.map((width) => <Skeleton key={width} h={12} w={width} my={18} />)
      )}
    </FilterSection>
  );
}

interface BranchProps {
  branch: CategoryBranch;
  /** Whether all products are in this category: only its sub-categories are worth selecting. */
  isOnly: boolean;
  onChange: (next: (chosen: readonly string[]) => string[]) => void;
}

function Branch({ branch, isOnly, onChange }: BranchProps) {
  const { t } = useTranslation('search');
  const isChosen = branch.choice !== 'none';
  // The user's own folding or unfolding applies until they select or deselect the category.
  const [folded, setFolded] = useState<{ isChosen: boolean; isOpen: boolean } | null>(null);
  const isOpen = folded?.isChosen === isChosen ? folded.isOpen : isChosen || isOnly;
  const subs = shownSubs(branch);

  return (
    <li>
      <Group gap={4} wrap="nowrap">
        <FilterCheckbox
          name={branch.name}
          count={branch.count}
          checked={branch.choice === 'all'}
          indeterminate={branch.choice === 'some'}
          onChange={() => onChange((now) => withTopToggled(now, branch))}
        />
        <ActionIcon
          className={`${classes.fold} below-tablet-h-thumb below-tablet-w-thumb c-ink-3`}
          size={24}
          aria-expanded={isOpen}
          aria-label={
            isOpen ? t('filters.collapse', { name: branch.name }) : t('filters.expand', { name: branch.name })
          }
          onClick={() => setFolded({ isChosen, isOpen: !isOpen })}
        >
          <IconChevronDown size={14} stroke={1.8} aria-hidden />
        </ActionIcon>
      </Group>
      {isOpen && (
        <ul className={`${classes.sub} plain-list pl-20 pr-28`}>
          {subs.map((leaf) => (
            <li key={leaf.value}>
              <FilterCheckbox
                name={leaf.name}
                count={leaf.count}
                checked={leaf.choice === 'all'}
                onChange={() => onChange((now) => withSubToggled(now, branch, leaf.value))}
              />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
