// The dropdown under the header's search field.
import { IconArrowDown, IconArrowRight, IconArrowUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatNumber } from '../../../../lib/format.ts';
import { emptyAddress, searchPath } from '../address.ts';
import classes from './AutocompletePopup.module.css';
import { OptionRow } from './OptionRow.tsx';
import type { Option, ProductOption } from './options.ts';
import { useAdding } from './useAdding.ts';
import type { Autocomplete } from './useAutocomplete.ts';

interface AutocompletePopupProps {
  autocomplete: Autocomplete;
  query: string;
  onLeave: () => void;
}

export function AutocompletePopup({ autocomplete, query, onLeave }: AutocompletePopupProps) {
  const { t } = useTranslation('search');
  const { listId, products } = autocomplete;
  const onAdd = useAdding(autocomplete);
  const total = products?.nbHits ?? 0;
  return (
    <div className={`${classes.popup} bg-sheet bd-strong bdrs-panel left-0 p-8 absolute`}>
      <div role="listbox" id={listId} aria-label={t('autocomplete.label')}>
        <Section kind="query" title={t('autocomplete.suggestions')} autocomplete={autocomplete} />
        <Section
          kind="product"
          title={t('autocomplete.products')}
          autocomplete={autocomplete}
          onAdd={onAdd}
        />
      </div>
      <div className="items-center line-top flex spread m-8--8--8 thumb p-0-18">
        <span className={`${classes.keys} row gap-6 quiet fz-caption phone-hidden`} aria-hidden>
          <kbd className={classes.key}>
            <IconArrowUp size={12} stroke={1.8} />
          </kbd>
          <kbd className={classes.key}>
            <IconArrowDown size={12} stroke={1.8} />
          </kbd>
          {t('autocomplete.move')}
          {onAdd && (
            <>
              <kbd className={classes.key}>{t('autocomplete.keysToAdd')}</kbd>
              {t('autocomplete.intoCart')}
            </>
          )}
          <kbd className={classes.key}>{t('autocomplete.escape')}</kbd>
          {t('autocomplete.close')}
        </span>
        {total > 0 && (
          <Link
            className="inline-row gap-5 bdrs-6 c-primary fz-note fw-560 ml-auto td-none hover-td-underline phone-thumb"
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
  onAdd?: ((option: ProductOption) => void) | undefined;
}

function Section({ kind, title, autocomplete, onAdd }: SectionProps) {
  const { options, active, setActive, choose, optionId, listId } = autocomplete;
  const titleId = `${listId}-${kind}`;
  if (!options.some((option) => option.kind === kind)) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a list box has groups, and no fieldset
    <div role="group" className={classes.section} aria-labelledby={titleId}>
      <div id={titleId} className="quiet fz-caption p-6-10-4">
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
            onAdd={onAdd}
          />
        ) : null,
      )}
    </div>
  );
}
