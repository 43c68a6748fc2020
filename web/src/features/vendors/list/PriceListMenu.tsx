// A price list belongs to a vendor: the button asks for whom, and leads to where its file is read.
import { Button, Combobox, useCombobox } from '@mantine/core';
import type { VendorListed } from '@praxora/contract/vendors/vendor';
import { IconFileImport } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { pathTo } from '../../../lib/paths.ts';

const mostShown = 50;

export function PriceListMenu({ vendors }: { vendors: readonly VendorListed[] }) {
  const { t } = useTranslation('vendors');
  const navigate = useNavigate();
  const [search, setSearch] = useState('');
  const combobox = useCombobox({
    onDropdownClose: () => {
      combobox.resetSelectedOption();
      combobox.focusTarget();
      setSearch('');
    },
    onDropdownOpen: () => combobox.focusSearchInput(),
  });
  const needle = search.trim().toLowerCase();
  // Own vendors come first: price lists are mostly from a dealer that is not on the marketplace.
  const hits = vendors
    .filter(({ name }) => name.toLowerCase().includes(needle))
    .sort((a, b) => Number(b.isOwn) - Number(a.isOwn) || a.name.localeCompare(b.name, 'de'))
    .slice(0, mostShown);
  return (
    <Combobox
      store={combobox}
      width={280}
      position="bottom-end"
      onOptionSubmit={(id) => void navigate(pathTo('vendors', { vendorId: id }, { tab: 'offers' }))}
    >
      <Combobox.Target targetType="button" withAriaAttributes>
        <Button
          variant="default"
          leftSection={<IconFileImport size={17} stroke={1.7} aria-hidden />}
          onClick={() => combobox.toggleDropdown()}
        >
          {t('action.priceList')}
        </Button>
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Search
          aria-label={t('action.priceListOf')}
          placeholder={t('action.priceListOf')}
          value={search}
          onChange={(event) => {
            setSearch(event.currentTarget.value);
            combobox.updateSelectedOptionIndex();
          }}
        />
        <Combobox.Options aria-label={t('action.priceListOf')} className="mah-320 overflow-y-auto">
          {hits.length === 0 && <Combobox.Empty>{t('noHit.title')}</Combobox.Empty>}
          {hits.map(({ id, name }) => (
            <Combobox.Option key={id} value={String(id)}>
              {name}
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
