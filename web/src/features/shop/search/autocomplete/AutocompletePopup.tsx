// The dropdown under the header's search field.
import { IconArrowDown, IconArrowRight, IconArrowUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatNumber } from '../../../../lib/format.ts';
import { emptyAddress, searchPath } from '../address.ts';
import classes from './AutocompletePopup.module.css';
import { OptionRow } from './OptionRow.tsx';
import type { Option } from './options.ts';
import type { Autocomplete } from './useAutocomplete.ts';

interface AutocompletePopupProps {
  autocomplete: Autocomplete;
  query: string;
  onLeave: () => void;
}

export function AutocompletePopup({ autocomplete, query, onLeave }: AutocompletePopupProps) {
  const { t } = useTranslation('search');
  const { listId, products } = autocomplete;
  const total = products?.nbHits ?? 0;
  return (
    <div className={classes.popup}>
      <div role="listbox" id={listId} aria-label={t('autocomplete.label')}>
        <Section kind="query" title={t('autocomplete.suggestions')} autocomplete={autocomplete} />
        <Section kind="product" title={t('autocomplete.products')} autocomplete={autocomplete} />
      </div>
      <div className={classes.foot}>
        <span className={`${classes.keys} row gap-6 quiet fz-caption phone-hidden`} aria-hidden>
          <kbd className={classes.key}>
            <IconArrowUp size={12} stroke={1.8} />
          </kbd>
          <kbd className={classes.key}>
            <IconArrowDown size={12} stroke={1.8} />
          </kbd>
          {t('autocomplete.move')}
          <kbd className={classes.key}>{t('autocomplete.escape')}</kbd>
          {t('autocomplete.close')}
        </span>
        {total > 0 && (
          <Link
            className={`${classes.all} hover-td-underline phone-thumb`}
            to={searchPath({ ...emptyAddress, query })}
            onClick={() => {
              autocomplete.close();
              onLeave();
            }}
          >
            {t('autocomplete.all', { count: total, number: formatNumber(total) })}
            <IconArrowRight size={15} stroke={1.8} aria-hidden />
          </Link>
        )}
      </div>
    </div>
  );
}

interface SectionProps {
  kind: Option['kind'];
  title: string;
  autocomplete: Autocomplete;
}

function Section({ kind, title, autocomplete }: SectionProps) {
  const { options, active, setActive, choose, optionId, listId } = autocomplete;
  const titleId = `${listId}-${kind}`;
  if (!options.some((option) => option.kind === kind)) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a list box has groups, and no fieldset
    <div role="group" className={classes.section} aria-labelledby={titleId}>
      <div id={titleId} className={classes.title}>
        {title}
      </div>
      {options.map((option, index) =>
        option.kind === kind ? (
          <OptionRow
            key={optionId(index)}
            id={optionId(index)}
            option={option}
            isActive={index === active}
            onPoint={() => setActive(index)}
            onChoose={() => choose(option)}
          />
        ) : null,
      )}
    </div>
  );
}
