// How the price moved in the last 12 months, and what the practice paid: a chart, or the same as a table.
import { Chip, Group, Skeleton } from '@mantine/core';
import type { ProductDetail } from '@praxora/contract/shop/catalog.calls';
import { calendarDay } from '@praxora/rules/shared/dates';
import { firstOfTwelveMonths } from '@praxora/rules/shared/last-months';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePurchases } from '../../../domain/purchasing/index.ts';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { Segments } from '../../../ui/fields/Segments.tsx';
import { usePriceHistory } from './catalog.queries.ts';
import { PriceHistoryChart } from './PriceHistoryChart.tsx';
import classes from './PriceHistorySection.module.css';
import { PriceHistoryTable } from './PriceHistoryTable.tsx';
import { type PriceHistory, priceSteps, type ShownVendor } from './price-steps.ts';

const place = <Skeleton h={260} />;

export function PriceHistorySection({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('catalog');
  const { data: history, error, refetch } = usePriceHistory(product.id);
  return (
    <section className="column panel p-18 min-w-0" aria-labelledby="product-history">
      {error ? (
        <ErrorState title={t('history.failedTitle')} onRetry={() => void refetch()}>
          {t('history.failedText')}
        </ErrorState>
      ) : history ? (
        <History product={product} history={history} />
      ) : (
        place
      )}
    </section>
  );
}

function History({ product, history }: { product: ProductDetail; history: PriceHistory }) {
  const { t } = useTranslation('catalog');
  const [form, setForm] = useState('chart');
  const [chosen, setChosen] = useState<string[]>([]);
  // Prices do not wait for the purchases: these join in when they come.
  const { data: purchases } = usePurchases(product.id);
  const steps = useMemo(() => {
    const today = calendarDay(new Date());
    return priceSteps(history, purchases?.items ?? [], firstOfTwelveMonths(today), today);
  }, [history, purchases]);
  const vendors = useMemo(() => vendorsOf(product, history), [product, history]);
  const chosenVendors = vendors.filter(({ id }) => chosen.includes(String(id)));

  return (
    <>
      <Group gap="12px 24px" justify="space-between" align="flex-start" mb={14}>
        <div>
          <h2 id="product-history">{t('history.title')}</h2>
          <p className="quiet fz-note mt-2">{t('history.text')}</p>
        </div>
        <Segments
          label={t('history.form')}
          value={form}
          onChange={setForm}
          options={[
            { value: 'chart', label: t('history.chart') },
            { value: 'table', label: t('history.table') },
          ]}
        />
      </Group>
      {steps.length === 0 ? (
        <p className="quiet fz-note mt-2">{t('history.none')}</p>
      ) : (
        <>
          {form === 'chart' ? (
            <PriceHistoryChart steps={steps} vendors={chosenVendors} />
          ) : (
            <PriceHistoryTable steps={steps} vendors={chosenVendors} />
          )}
          <fieldset className={`${classes.vendors} wrap gap-6 bd-0 m-14-0-0 min-w-0 p-0`}>
            <legend>{t('history.vendors')}</legend>
            <Chip.Group multiple value={chosen} onChange={setChosen}>
              {vendors.map(({ id, name }) => (
                <Chip key={id} value={String(id)} size="xs" variant="outline">
                  {name}
                </Chip>
              ))}
            </Chip.Group>
          </fieldset>
        </>
      )}
    </>
  );
}

function vendorsOf({ offers }: ProductDetail, history: PriceHistory): ShownVendor[] {
  return history.map(({ vendorId, vendorName }) => ({
    id: vendorId,
    name: vendorName,
    hue: offers.find((offer) => offer.vendorId === vendorId)?.vendorHue ?? 200,
  }));
}
