// Purchases at the vendor: a bar for each month, and the articles, of all months or of the one that was clicked.
import { Button, Group, UnstyledButton } from '@mantine/core';
import type { VendorDetail } from '@praxora/contract/vendors/vendor';
import { IconArrowRight, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { vendorColour } from '../../../domain/vendors/index.ts';
import { formatMoney, formatNumber } from '../../../lib/format.ts';
import { toLocale, useLanguage } from '../../../lib/i18n.ts';
import { BarChart } from '../../../ui/charts/BarChart.tsx';
import { useVendorPurchases } from '../vendors.queries.ts';
import { BoughtArticles } from './BoughtArticles.tsx';
import panel from './Panel.module.css';

// Months of a chart in the user's language.
const forms = {
  narrow: { month: 'narrow' },
  short: { month: 'short' },
  shortWithYear: { month: 'short', year: '2-digit' },
  name: { month: 'long' },
  long: { month: 'long', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** Name of a month such as 2026-11; empty if the text is no month. */
function useMonthName(): (month: string, form: keyof typeof forms) => string {
  const locale = toLocale(useLanguage());
  return (month, form) => {
    const day = new Date(`${month}-01T00:00:00Z`);
    return Number.isNaN(day.getTime())
      ? ''
      : new Intl.DateTimeFormat(locale, { ...forms[form], timeZone: 'UTC' }).format(day);
  };
}

/** So many articles at first. */
const shownAtFirst = 5;

/** The month in the address, where it is one. */
const monthOf = (text: string | null): string | null =>
  text !== null && /^\d{4}-(0[1-9]|1[0-2])$/.test(text) ? text : null;

interface PurchasesProps {
  vendor: VendorDetail;
  onOrders: () => void;
}

export function Purchases({ vendor, onOrders }: PurchasesProps) {
  const { t } = useTranslation('vendor');
  const [search, setSearch] = useSearchParams();
  const month = monthOf(search.get('month'));
  const [isWhole, setWhole] = useState(false);
  const { data, isError, refetch } = useVendorPurchases(vendor.id, month);
  const isEmpty = data?.months.every(({ orderCount }) => orderCount === 0);
  const choose = (next: string | null) =>
    setSearch(next === null || next === month ? {} : { month: next }, {
      replace: true,
      preventScrollReset: true,
    });
  const articles = data?.articles ?? [];
  return (
    <section className="column panel min-w-0 overflow-hidden" aria-labelledby="vendor-bought">
      <Group gap="4px 12px" justify="space-between" align="flex-start" p="16px 18px 0">
        <div>
          <h2 id="vendor-bought">{t('bought.title')}</h2>
          <p className="quiet fz-note">{t('bought.text')}</p>
        </div>
        {vendor.orders.count > 0 && (
          <UnstyledButton
            className="inline-row gap-4 c-primary fz-note fw-560 mih-28 phone-thumb hover-td-underline"
            onClick={onOrders}
          >
            {t('bought.orders')}
            <IconArrowRight size={15} aria-hidden />
          </UnstyledButton>
        )}
      </Group>
      {isError && !data && (
        <div className="flex-1 p-12-18-16">
          <p role="alert">{t('bought.failed')}</p>
          <Button variant="default" mt={10} onClick={() => void refetch()}>
            {t('bought.again')}
          </Button>
        </div>
      )}
      {isEmpty && <p className="flex-1 p-12-18-16 quiet fz-note">{t('bought.none')}</p>}
      {data && !isEmpty && (
        <>
          <Months vendor={vendor} months={data.months} month={month} onChoose={choose} />
          {month !== null && <ChosenMonth month={month} onClear={() => choose(null)} />}
          <BoughtArticles articles={isWhole ? articles : articles.slice(0, shownAtFirst)} />
          <div className={panel.foot}>
            <span className="px-num">
              {t('bought.count', {
                count: articles.length,
                number: formatNumber(isWhole ? articles.length : Math.min(shownAtFirst, articles.length), 0),
                total: formatNumber(articles.length, 0),
              })}
            </span>
            {articles.length > shownAtFirst && (
              <UnstyledButton
                className="inline-row gap-4 c-primary fz-note fw-560 mih-28 phone-thumb hover-td-underline"
                onClick={() => setWhole(!isWhole)}
              >
                {isWhole ? t('bought.fewer') : t('bought.all')}
              </UnstyledButton>
            )}
          </div>
        </>
      )}
    </section>
  );
}

interface MonthsProps {
  vendor: VendorDetail;
  months: readonly { readonly month: string; readonly netCents: number }[];
  month: string | null;
  onChoose: (month: string) => void;
}

function Months({ vendor, months, month, onChoose }: MonthsProps) {
  const { t } = useTranslation('vendor');
  const monthName = useMonthName();
  const last = months.length - 1;
  return (
    <div className="p-14-18-4">
      <BarChart
        label={t('bought.chart')}
        cursorLabel={t('bought.cursor')}
        heading={t('bought.month')}
        parts={[{ name: t('bought.sum'), colour: vendorColour(vendor.hue) }]}
        bars={months.map(({ month: key, netCents }, index) => ({
          key,
          name: monthName(key, index === 0 || index === last ? 'shortWithYear' : 'short'),
          shortName: monthName(key, 'narrow'),
          title: monthName(key, 'long'),
          values: [netCents],
          isNow: index === last,
        }))}
        formatValue={formatMoney}
        formatTick={(cents) => `${formatNumber(cents / 100, 0)} €`}
        height={170}
        onChoose={onChoose}
        chosen={month}
      />
    </div>
  );
}

function ChosenMonth({ month, onClear }: { month: string; onClear: () => void }) {
  const { t } = useTranslation('vendor');
  const monthName = useMonthName();
  return (
    <div className="p-8-18-4">
      <Button
        variant="default"
        size="compact-md"
        rightSection={<IconX size={14} aria-hidden />}
        aria-label={t('bought.clear', { month: monthName(month, 'long') })}
        onClick={onClear}
      >
        {monthName(month, 'long')}
      </Button>
    </div>
  );
}
