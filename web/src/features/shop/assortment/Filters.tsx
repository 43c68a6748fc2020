// Chips, search, category, vendor and order of the assortment.
import { useMediaQuery } from '@mantine/hooks';
import type { DataOf } from '@praxora/contract/shared/call';
import type { assortmentCalls } from '@praxora/contract/shop/assortment.calls';
import { assortmentKinds, assortmentSorts } from '@praxora/rules/shop/assortment';
import { type Icon, IconBookmark, IconBox, IconClockX, IconHeart } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n.ts';
import { onPhone } from '../../../styles/breakpoints.ts';
import { Segments } from '../../../ui/fields/Segments.tsx';
import { FilterChoice } from '../../../ui/filters/FilterChoice.tsx';
import { FilterRow } from '../../../ui/filters/FilterRow.tsx';
import { FilterToggle } from '../../../ui/filters/FilterToggle.tsx';
import { SortMenu } from '../../../ui/filters/SortMenu.tsx';
import { type AssortmentView, type ChangeView, hasFilters, noFilters } from './address.ts';
import classes from './Filters.module.css';

type Counts = DataOf<typeof assortmentCalls.countAssortment> | undefined;

const kindTexts = {
  all: 'kind.all',
  favourites: 'kind.favourites',
  watched: 'kind.watched',
  inInventory: 'kind.inInventory',
  notBought: 'kind.notBought',
} as const;

const kindTitles = {
  all: 'kindTitle.all',
  favourites: 'kindTitle.favourites',
  watched: 'kindTitle.watched',
  inInventory: 'kindTitle.inInventory',
  notBought: 'kindTitle.notBought',
} as const;

const kindIcons: Partial<Record<AssortmentView['kind'], Icon>> = {
  favourites: IconHeart,
  watched: IconBookmark,
  inInventory: IconBox,
  notBought: IconClockX,
};

const sortTexts = {
  timesBought: 'sort.timesBought',
  lastBought: 'sort.lastBought',
  name: 'sort.name',
} as const;

interface FiltersProps {
  view: AssortmentView;
  onChange: ChangeView;
  counts: Counts;
  /** Products found. */
  total: number;
}

export function Filters({ view, onChange, counts, total }: FiltersProps) {
  const { t } = useTranslation('assortment');
  const isPhone = useMediaQuery(onPhone, false, { getInitialValueInEffect: false });
  const chips = <KindChips kind={view.kind} counts={counts} onChange={(kind) => onChange({ kind })} />;
  return (
    <>
      {!isPhone && <div className="wrap gap-8 mb-8">{chips}</div>}
      <div className={classes.row}>
        <FilterRow
          label={t('filters')}
          search={{
            label: t('search'),
            value: view.search,
            maxLength: 200,
            onSearch: (search) => onChange({ search }, { replace: true }),
          }}
          isFiltered={hasFilters(view)}
          onReset={() => onChange(noFilters)}
          end={
            <div className="row gap-10">
              <span className="quiet fz-note" aria-hidden>
                {t('sort.label')}
              </span>
              <Segments
                label={t('sort.label')}
                value={view.sort}
                onChange={(sort) => onChange({ sort })}
                options={assortmentSorts.map((sort) => ({ value: sort, label: t(sortTexts[sort]) }))}
              />
            </div>
          }
        >
          {isPhone && chips}
          <PlaceFilters view={view} counts={counts} onChange={onChange} />
        </FilterRow>
      </div>
      {isPhone && (
        <div className="row spread gap-8 quiet fz-note">
          <span className="px-num">{t('found', { count: total, number: formatNumber(total, 0) })}</span>
          <SortMenu
            names={assortmentSorts}
            chosen={view.sort}
            textOf={(sort) => t(sortTexts[sort])}
            onChoose={(sort) => onChange({ sort })}
            label={`${t('sort.label')}: ${t(sortTexts[view.sort])}`}
          >
            {t(sortTexts[view.sort])}
          </SortMenu>
        </div>
      )}
    </>
  );
}

interface KindChipsProps {
  kind: AssortmentView['kind'];
  counts: Counts;
  onChange: (kind: AssortmentView['kind']) => void;
}

/** A second click on a chip shows everything again. */
function KindChips({ kind, counts, onChange }: KindChipsProps) {
  const { t } = useTranslation('assortment');
  return assortmentKinds.map((one) => {
    const KindIcon = kindIcons[one];
    return (
      <FilterToggle
        key={one}
        label={t(kindTexts[one])}
        title={t(kindTitles[one])}
        icon={KindIcon && <KindIcon size={16} stroke={1.7} aria-hidden />}
        {...(counts && { count: counts.kinds[one] })}
        isOn={one === kind}
        onToggle={() => onChange(one === kind ? 'all' : one)}
      />
    );
  });
}

function PlaceFilters({ view, counts, onChange }: Pick<FiltersProps, 'view' | 'counts' | 'onChange'>) {
  const { t } = useTranslation('assortment');
  const language = useLanguage();
  const choices = (list: readonly { id: number; text: string }[]) =>
    list.map(({ id, text }) => ({ value: id, text })).sort((a, b) => a.text.localeCompare(b.text, language));
  return (
    <>
      <FilterChoice
        label={t('category')}
        choices={choices((counts?.categories ?? []).map((one) => ({ id: one.id, text: one[language] })))}
        value={view.categoryId}
        onChange={(categoryId) => onChange({ categoryId })}
      />
      <FilterChoice
        label={t('vendor')}
        choices={choices((counts?.vendors ?? []).map(({ id, name }) => ({ id, text: name })))}
        value={view.vendorId}
        onChange={(vendorId) => onChange({ vendorId })}
      />
    </>
  );
}
