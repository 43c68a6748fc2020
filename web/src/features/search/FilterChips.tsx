import { UnstyledButton } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { manufacturerText } from '../../domain/catalog/manufacturer.ts';
import type { SearchAddress } from './address.ts';
import classes from './FilterChips.module.css';
import { type ActiveFilter, noFilters } from './filters.ts';

interface FilterChipsProps {
  filters: readonly ActiveFilter[];
  onChange: (change: Partial<SearchAddress>) => void;
}

export function FilterChips({ filters, onChange }: FilterChipsProps) {
  const { t } = useTranslation('search');
  if (filters.length === 0) return null;
  const kinds = {
    category: t('filters.category'),
    manufacturer: t('filters.manufacturer'),
    vendor: t('filters.vendor'),
  };
  return (
    <ul className={classes.root} aria-label={t('filters.active')}>
      {filters.map(({ kind, name, parts, removal }) => {
        const shown = kind === 'manufacturer' ? manufacturerText(name) : name;
        const text = parts === null ? shown : t('filters.parts', { name, parts });
        return (
          <li key={`${kind} ${name}`}>
            <UnstyledButton
              className={classes.chip}
              aria-label={t('filters.remove', { kind: kinds[kind], name: text })}
              onClick={() => onChange(removal)}
            >
              <span className={classes.kind}>{kinds[kind]}</span>
              <span className={classes.name}>{text}</span>
              <IconX size={14} stroke={2} aria-hidden />
            </UnstyledButton>
          </li>
        );
      })}
      <li>
        <UnstyledButton className={classes.clear} onClick={() => onChange(noFilters)}>
          {t('filters.clear')}
        </UnstyledButton>
      </li>
    </ul>
  );
}
