// Filters, then the table, or on a phone a card for each vendor.
import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { VendorListed } from '@praxora/contract/vendors/vendor';
import { IconEyeOff, IconFilterOff } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../lib/format.ts';
import { useAddressView } from '../../../lib/useAddressView.ts';
import { onPhone } from '../../../styles/breakpoints.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { noFilters, readView, sortedBy, writeView } from './address.ts';
import { useHiddenVendorColumns } from './columns.ts';
import { Filters } from './Filters.tsx';
import { shownVendors } from './rows.ts';
import { VendorCards } from './VendorCards.tsx';
import classes from './VendorList.module.css';
import { VendorTable } from './VendorTable.tsx';

export function VendorList({ vendors }: { vendors: readonly VendorListed[] }) {
  const { t } = useTranslation(['vendors', 'common']);
  const [view, changeView] = useAddressView({ read: readView, write: writeView });
  const [hidden, setHidden] = useHiddenVendorColumns();
  const isPhone = useMediaQuery(onPhone, false, { getInitialValueInEffect: false });
  const shown = shownVendors(vendors, view);
  const largestCents = useMemo(() => Math.max(...vendors.map(({ spentCents }) => spentCents)), [vendors]);
  return (
    <>
      <Filters
        vendors={vendors}
        shown={shown}
        view={view}
        onChange={changeView}
        hidden={hidden}
        onHide={setHidden}
      />
      {shown.length === 0 ? (
        <EmptyState
          title={t('noHit.title')}
          pictures={['kanister', 'pumpe']}
          actions={
            <Button
              variant="default"
              leftSection={<IconFilterOff size={17} stroke={1.7} aria-hidden />}
              onClick={() => changeView(noFilters)}
            >
              {t('common:filter.reset')}
            </Button>
          }
        >
          {t('noHit.text')}
        </EmptyState>
      ) : isPhone ? (
        <VendorCards vendors={shown} largestCents={largestCents} />
      ) : (
        <VendorTable
          vendors={shown}
          largestCents={largestCents}
          view={view}
          hidden={hidden}
          onSort={(sort) => changeView(sortedBy(sort))}
        />
      )}
      <p
        className={`${classes.foot} phone-items-top phone-flex-column row spread gap-16 quiet fz-note line-top mt-18 pt-16`}
      >
        <span>
          <IconEyeOff className="flex-none" size={16} stroke={1.6} aria-hidden />
          {t('foot.hiding')}
        </span>
        <span className="px-num">
          {t('foot.count', {
            count: vendors.length,
            number: formatNumber(shown.length, 0),
            total: formatNumber(vendors.length, 0),
          })}
        </span>
      </p>
    </>
  );
}
