// Start of the configuration if no products were selected (or too many): from scratch, from the catalogue, from earlier
// orders, invoices or saved products. Up to twelve products are ticked across these lists and configured together.
import { Button } from '@mantine/core';
import { catalogCalls } from '@praxora/contract/shop/catalog.calls';
import { IconPencilPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { callApi } from '../../../lib/api/api.ts';
import { fieldError } from '../../../lib/forms.tsx';
import { pathTo } from '../../../lib/paths.ts';
import { useChange } from '../../../ui/change/useChange.ts';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { ProductPicker } from '../article/ProductPicker.tsx';
import type { MultipleChoice } from '../article/product-choice.ts';
import classes from './ChooseProducts.module.css';
import { InvoicedBefore } from './InvoicedBefore.tsx';
import { OrderedBefore } from './OrderedBefore.tsx';
import { mostArticles } from './product-values.ts';
import { SavedProducts } from './SavedProducts.tsx';
import { SelectionBar } from './SelectionBar.tsx';

const addressWith = (slugs: readonly string[]) =>
  pathTo('articleConfiguration', {}, { product: slugs.join(',') });

/** `linked`: the products that the address names. */
export function ChooseProducts({ linked }: { linked: readonly string[] }) {
  const { t } = useTranslation(['article', 'routes']);
  const { choice, configure } = useSelection();
  const { selection } = choice;
  const isTooMany = linked.length > mostArticles || selection.size > mostArticles;
  return (
    <>
      <PageHeader
        crumb={[{ label: t('routes:inventory'), to: pathTo('inventory') }]}
        title={t('choose.title')}
        facts={t('choose.facts')}
      />
      {isTooMany && <TooMany linked={linked} />}
      <div className={`${classes.ways} grid gap-20 mb-32`}>
        <section aria-labelledby="choose-catalogue">
          <h2 id="choose-catalogue">{t('choose.catalogue')}</h2>
          <ProductPicker choice={choice} />
        </section>
        <FromScratch />
      </div>
      <OrderedBefore choice={choice} />
      <InvoicedBefore choice={choice} />
      <SavedProducts choice={choice} />
      {selection.size > 0 && (
        <SelectionBar
          choice={choice}
          isBusy={configure.isBusy}
          onConfigure={() => void configure.run([...selection.keys()])}
        />
      )}
    </>
  );
}

function useSelection() {
  const navigate = useNavigate();
  const [selection, setSelection] = useState<ReadonlyMap<number, string>>(new Map());
  const choice: MultipleChoice = {
    kind: 'many',
    selection,
    onToggle: (productId, name) => {
      const next = new Map(selection);
      if (!next.delete(productId)) next.set(productId, name);
      setSelection(next);
    },
  };
  const configure = useChange({
    call: async (ids: readonly number[]) => {
      const products = await callApi(catalogCalls.listProducts, { query: { ids: ids.join(',') } });
      const slugs = new Map(products.map(({ id, slug }) => [id, slug]));
      await navigate(addressWith(ids.flatMap((id) => slugs.get(id) ?? [])));
    },
  });
  return { choice, configure };
}

function TooMany({ linked }: { linked: readonly string[] }) {
  const { t } = useTranslation('article');
  return (
    <div className="wrap gap-10-16 items-center bg-min-soft bdrs-12 c-min spread mb-20 p-12-16" role="alert">
      {fieldError('TOO_MANY_ARTICLES', { maximum: mostArticles })}
      {linked.length > mostArticles && (
        <Button component={Link} variant="default" to={addressWith(linked.slice(0, mostArticles))}>
          {t('choose.firstTwelve', { count: mostArticles })}
        </Button>
      )}
    </div>
  );
}

function FromScratch() {
  const { t } = useTranslation('article');
  return (
    <section aria-labelledby="choose-own">
      <h2 id="choose-own">{t('choose.own')}</h2>
      <p className="quiet fz-note m-4-0-14">{t('choose.ownText')}</p>
      <Button
        component={Link}
        to={pathTo('articleConfiguration', {}, { new: 1 })}
        variant="default"
        leftSection={<IconPencilPlus size={17} stroke={1.7} aria-hidden />}
      >
        {t('choose.ownAction')}
      </Button>
    </section>
  );
}
