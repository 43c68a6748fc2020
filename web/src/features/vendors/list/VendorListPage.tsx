// Whom do we buy from, under which terms, for how much, and how fast are they.
import { Button } from '@mantine/core';
import type { VendorListed } from '@praxora/contract/vendors/vendor';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useAgreements } from '../../../domain/account/index.ts';
import { formatMoney, formatNumber } from '../../../lib/format.ts';
import { pathTo } from '../../../lib/paths.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { PageSkeleton } from '../../../ui/feedback/PageSkeleton.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { useVendorList } from '../vendors.queries.ts';
import { PriceListMenu } from './PriceListMenu.tsx';
import { VendorList } from './VendorList.tsx';

export function VendorListPage() {
  const { t } = useTranslation(['vendors', 'routes']);
  const { data: vendors, error, refetch } = useVendorList();
  const { canChange } = useAgreements();
  if (error && !vendors) {
    return (
      <ErrorState title={t('failed.list')} titleLevel={1} onRetry={() => void refetch()}>
        {t('failed.text')}
      </ErrorState>
    );
  }
  if (!vendors) return <PageSkeleton />;
  const create = canChange && <CreateButton />;
  return (
    <>
      <PageHeader
        title={t('routes:vendors')}
        facts={<Facts vendors={vendors} />}
        actions={
          canChange && (
            <>
              <PriceListMenu vendors={vendors} />
              {create}
            </>
          )
        }
      />
      {vendors.length === 0 ? (
        <EmptyState
          guide="vendors"
          title={t('empty.title')}
          pictures={['kanister', 'pumpe', 'flasche']}
          actions={create}
        >
          {t('empty.text')}
        </EmptyState>
      ) : (
        <VendorList vendors={vendors} />
      )}
    </>
  );
}

function CreateButton() {
  const { t } = useTranslation('vendors');
  return (
    <Button
      component={Link}
      to={pathTo('customVendorCreate')}
      leftSection={<IconPlus size={17} stroke={1.7} aria-hidden />}
    >
      {t('action.create')}
    </Button>
  );
}

function Facts({ vendors }: { vendors: readonly VendorListed[] }) {
  const { t } = useTranslation('vendors');
  const shown = vendors.filter(({ isHidden }) => !isHidden).length;
  const spentCents = vendors.reduce((sum, vendor) => sum + vendor.spentCents, 0);
  const counted = t('facts.vendors', { count: vendors.length, number: formatNumber(vendors.length, 0) });
  return [
    shown === vendors.length
      ? t('facts.allShown', { vendors: counted })
      : t('facts.someShown', { vendors: counted, number: formatNumber(shown, 0) }),
    spentCents === 0 ? t('facts.nothingSpent') : t('facts.spent', { sum: formatMoney(spentCents) }),
  ].join(' ');
}
