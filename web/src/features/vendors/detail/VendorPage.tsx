// A vendor: how to reach it, what one pays there, what was bought, how fast and how well it delivers.
import { Stack, Tabs } from '@mantine/core';
import type { VendorDetail } from '@praxora/contract/vendors/vendor';
import { idInAddress } from '@praxora/rules/shared/row-id';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { LatestChanges } from '../../../domain/account/index.ts';
import { LinkedOrders, useLinkedOrders } from '../../../domain/purchasing/index.ts';
import { isNotFound } from '../../../lib/api/api-error.ts';
import { formatNumber } from '../../../lib/format.ts';
import { Permitted } from '../../../ui/permission/Permitted.tsx';
import { PriceOffersSection } from '../offers/PriceOffersSection.tsx';
import { VendorPriceList } from '../price-list/VendorPriceList.tsx';
import { TermsPanel } from '../terms/TermsPanel.tsx';
import { useVendor } from '../vendors.queries.ts';
import { PromisedAndReal } from './PromisedAndReal.tsx';
import { Purchases } from './Purchases.tsx';
import { Ratings } from './Ratings.tsx';
import { Transmission } from './Transmission.tsx';
import { VendorFacts } from './VendorFacts.tsx';
import { VendorHead } from './VendorHead.tsx';
import { VendorInvoices } from './VendorInvoices.tsx';
import { VendorMissing } from './VendorMissing.tsx';
import classes from './VendorPage.module.css';

interface OverviewProps {
  vendor: VendorDetail;
  onOpen: (tab: string) => void;
}

function Overview({ vendor, onOpen }: OverviewProps) {
  return (
    <div className="side-340 below-full-side-300 below-desk-one-column grid gap-20">
      <TermsPanel vendor={vendor} />
      <Transmission vendor={vendor} />
      <Permitted permission="reports">
        <Purchases vendor={vendor} onOrders={() => onOpen('orders')} />
      </Permitted>
      <Stack gap={20}>
        <PromisedAndReal vendor={vendor} />
        <Permitted permission="reports">
          <VendorInvoices vendor={vendor} />
        </Permitted>
        <Ratings vendor={vendor} />
      </Stack>
    </div>
  );
}

// The practice's own prices here, one by one and by the vendor's price list.
function OffersTab({ vendor }: { vendor: VendorDetail }) {
  if (!vendor.canChangeTerms) return <PriceOffersSection vendor={vendor} />;
  return (
    <div className="side-340 below-full-side-300 below-desk-one-column grid gap-20">
      <PriceOffersSection vendor={vendor} />
      <div>
        <VendorPriceList vendor={vendor} />
      </div>
    </div>
  );
}

export function VendorPage({ address }: { address: string }) {
  const vendorId = idInAddress(address);
  const { data: vendor, error, refetch } = useVendor(vendorId);
  // A vendor that a colleague deleted meanwhile is no longer shown.
  if (vendor && !isNotFound(error)) return <Vendor key={vendor.id} vendor={vendor} />;
  return <VendorMissing vendorId={vendorId} error={error} onRetry={() => void refetch()} />;
}

const tabs = ['overview', 'offers', 'orders', 'changes'] as const;
type Tab = (typeof tabs)[number];

function Vendor({ vendor }: { vendor: VendorDetail }) {
  const { t } = useTranslation(['vendor', 'vendors', 'linkedOrders', 'orders', 'activity']);
  const [search, setSearch] = useSearchParams();
  const orders = useLinkedOrders({ vendorId: vendor.id });
  const tab: Tab = tabs.find((known) => known === search.get('tab')) ?? 'overview';
  const open = (next: string | null) =>
    setSearch(next === null || next === 'overview' ? {} : { tab: next }, { replace: true });
  return (
    <>
      <VendorHead vendor={vendor} />
      <VendorFacts vendor={vendor} />
      <Tabs value={tab} onChange={open} keepMounted={false}>
        <div className={classes.bar}>
          <Tabs.List aria-label={t('tabs.label')} className={`${classes.list} mb--1`}>
            <Tabs.Tab value="overview">{t('tabs.overview')}</Tabs.Tab>
            <Tabs.Tab value="offers">
              {t('tabs.offers')}
              {vendor.priceOfferCount > 0 && (
                <span className="px-num quiet fz-caption ml-6">
                  {formatNumber(vendor.priceOfferCount, 0)}
                </span>
              )}
            </Tabs.Tab>
            <Tabs.Tab value="orders">
              {t('tabs.orders')}
              {orders.data && (
                <span className="px-num quiet fz-caption ml-6">{formatNumber(orders.data.total, 0)}</span>
              )}
            </Tabs.Tab>
            <Tabs.Tab value="changes">{t('activity:latest.tab')}</Tabs.Tab>
          </Tabs.List>
        </div>
        {/* What is typed there stays while somebody looks at another tab. */}
        <Tabs.Panel value="overview" className="pt-20" keepMounted>
          <Overview vendor={vendor} onOpen={open} />
        </Tabs.Panel>
        <Tabs.Panel value="offers" className="pt-20">
          <OffersTab vendor={vendor} />
        </Tabs.Panel>
        <Tabs.Panel value="orders" className="pt-20">
          <LinkedOrders linked={{ vendorId: vendor.id }} label={t('tabs.orders')} none={t('orders.none')} />
        </Tabs.Panel>
        <Tabs.Panel value="changes" className="pt-20">
          <LatestChanges filter={{ subjectType: 'vendor', subjectId: String(vendor.id) }} limit={20} />
        </Tabs.Panel>
      </Tabs>
    </>
  );
}
