// Effect of the terms on a basket: where each cost begins, its amount, and the difference in one line.
import { Group } from '@mantine/core';
import { type NumberEntry, toNumber } from '@praxora/rules/shared/number-entry';
import type { VendorTerms } from '@praxora/rules/vendors/pricing-terms';
import { IconCoinEuro } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bandsEnd } from '../../../domain/vendors/index.ts';
import { formatMoney } from '../../../lib/format.ts';
import { NumberField } from '../../../ui/fields/NumberField.tsx';
import classes from './ExampleBasket.module.css';
import { buildExample, type Example } from './example.ts';
import { FeeBar } from './FeeBar.tsx';
import { mostGoods } from './useTermsForm.ts';

const usualBasket = 140;

interface ExampleBasketProps {
  /** Null: the vendor does not deliver to this country. */
  vendorTerms: VendorTerms | null;
  /** Own terms as entered in the form. */
  ownTerms: VendorTerms | null;
  /** In percent. */
  discount: number;
}

export function ExampleBasket({ vendorTerms, ownTerms, discount }: ExampleBasketProps) {
  const { t } = useTranslation('vendor');
  const [basket, setBasket] = useState<NumberEntry>(usualBasket);
  const basketCents = Math.round((toNumber(basket) ?? 0) * 100);
  const all = [vendorTerms, ownTerms].filter((terms) => terms !== null);
  const end = bandsEnd(all, basketCents);
  const theirs = basketCents > 0 ? buildExample(vendorTerms, 0, basketCents) : null;
  const mine = basketCents > 0 ? buildExample(ownTerms, discount, basketCents) : null;
  return (
    <section className={`${classes.example} bg-sunken line-left p-16-18`} aria-labelledby="example-title">
      <Group gap={8} wrap="nowrap" justify="space-between">
        <h3 id="example-title">{t('example.title')}</h3>
        <NumberField
          aria-labelledby="example-title"
          className={`${classes.basket} w-112`}
          size="xs"
          decimals={2}
          least={0.01}
          most={mostGoods}
          isFixed
          value={basket}
          onChange={setBasket}
          rightSection={<span className="quiet fz-caption">€</span>}
        />
      </Group>
      <FeeBar label={t('pay.vendors')} terms={vendorTerms} end={end} markCents={theirs?.goodsCents ?? null} />
      <FeeBar label={t('pay.yours')} terms={ownTerms} end={end} markCents={mine?.goodsCents ?? null} />
      <ul className={`${classes.legend} wrap gap-4-12 plain-list m-11-0-0 quiet fz-caption`} aria-hidden>
        <li data-kind="surcharge">{t('example.surcharge')}</li>
        <li data-kind="shipping">{t('example.shipping')}</li>
        <li data-kind="free">{t('example.free')}</li>
      </ul>
      <Sums theirs={theirs} mine={mine} />
      {theirs && mine && <Difference cents={mine.netCents - theirs.netCents} />}
    </section>
  );
}

const rows = [
  { name: 'goodsCents', text: 'example.goods' },
  { name: 'shippingCents', text: 'example.shippingFee' },
  { name: 'surchargeCents', text: 'example.surchargeFee' },
  { name: 'netCents', text: 'example.total' },
] as const;

function Sums({ theirs, mine }: { theirs: Example | null; mine: Example | null }) {
  const { t } = useTranslation('vendor');
  const money = (example: Example | null, name: keyof Example) =>
    example === null ? '–' : formatMoney(example[name]);
  const isShown = (name: keyof Example) =>
    name !== 'surchargeCents' || [theirs, mine].some((example) => example !== null && example[name] > 0);
  return (
    <table className={`px-num ${classes.sums} line-top fz-note mt-14 w-full`}>
      <thead>
        <tr>
          <td />
          <th scope="col">{t('example.theirs')}</th>
          <th scope="col">{t('example.mine')}</th>
        </tr>
      </thead>
      <tbody>
        {rows
          .filter(({ name }) => isShown(name))
          .map(({ name, text }) => (
            <tr key={name} data-total={name === 'netCents' || undefined}>
              <th scope="row">{t(text)}</th>
              <td>{money(theirs, name)}</td>
              <td>{money(mine, name)}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}

/** Only what is saved has the warm tone. */
function Difference({ cents }: { cents: number }) {
  const { t } = useTranslation('vendor');
  if (cents === 0) return <p className="quiet fz-note mt-12">{t('example.same')}</p>;
  return (
    <p
      className={`px-num ${classes.difference} row spread gap-8 bdrs-8 fz-note fw-560 mt-12 p-5-11`}
      data-less={cents < 0 || undefined}
    >
      <span className="row gap-6">
        <IconCoinEuro size={16} aria-hidden />
        {cents < 0 ? t('example.less') : t('example.more')}
      </span>
      <span className="row gap-6">
        {cents < 0 ? '−' : '+'} {formatMoney(Math.abs(cents))}
      </span>
    </p>
  );
}
