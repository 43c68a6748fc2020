// Nothing was chosen yet (or too much): from scratch, from the catalogue, or from what was ordered before.
import { Button, Checkbox } from '@mantine/core';
import type { DataOf } from '@praxora/contract/call';
import { catalogCalls } from '@praxora/contract/catalog/catalog.calls';
import { articleCalls } from '@praxora/contract/inventory/articles.calls';
import { IconArrowRight, IconPencilPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { manufacturerText } from '../../../domain/catalog/manufacturer.ts';
import { inventoryKey } from '../../../domain/inventory/queries.ts';
import { callApi } from '../../../lib/api/api.ts';
import { formatDate, formatNumber } from '../../../lib/format.ts';
import { fieldError } from '../../../lib/forms.tsx';
import { useLanguage } from '../../../lib/i18n.ts';
import { pathTo } from '../../../lib/paths.ts';
import { ProductPicture } from '../../../ui/marks/ProductPicture.tsx';
import { FootBar } from '../../../ui/page/FootBar.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { ProductPicker } from '../article/ProductPicker.tsx';
import classes from './ChooseProducts.module.css';
import { mostArticles } from './product-values.ts';

const addressWith = (slugs: readonly string[]) =>
  pathTo('articleConfiguration', {}, { product: slugs.join(',') });

/** `linked`: the products that the address names. */
export function ChooseProducts({ linked }: { linked: readonly string[] }) {
  const { t } = useTranslation(['article', 'routes']);
  const navigate = useNavigate();
  const [selection, setSelection] = useState<readonly string[]>([]);
  const isTooMany = linked.length > mostArticles || selection.length > mostArticles;
  return (
    <>
      <PageHeader
        crumb={[{ label: t('routes:inventory'), to: pathTo('inventory') }]}
        title={t('choose.title')}
        facts={t('choose.facts')}
      />
      {isTooMany && <TooMany linked={linked} />}
      <div className={classes.ways}>
        <FromCatalogue />
        <FromScratch />
      </div>
      <OrderedBefore selection={selection} onSelect={setSelection} />
      {selection.length > 0 && (
        <FootBar note={t('choose.chosen', { count: selection.length, maximum: mostArticles })}>
          <Button
            size="md"
            disabled={isTooMany}
            rightSection={<IconArrowRight size={17} aria-hidden />}
            onClick={() => void navigate(addressWith(selection))}
          >
            {t('choose.configure', { count: selection.length })}
          </Button>
        </FootBar>
      )}
    </>
  );
}

function TooMany({ linked }: { linked: readonly string[] }) {
  const { t } = useTranslation('article');
  return (
    <div className={classes.refused} role="alert">
      {fieldError('TOO_MANY_ARTICLES', { maximum: mostArticles })}
      {linked.length > mostArticles && (
        <Button component={Link} variant="default" to={addressWith(linked.slice(0, mostArticles))}>
          {t('choose.firstTwelve', { count: mostArticles })}
        </Button>
      )}
    </div>
  );
}

function FromCatalogue() {
  const { t } = useTranslation('article');
  const navigate = useNavigate();
  async function configure(productId: number) {
    const { slug } = await callApi(catalogCalls.getProduct, { params: { productId } });
    await navigate(addressWith([slug]));
  }
  return (
    <section aria-labelledby="choose-catalogue">
      <h2 id="choose-catalogue">{t('choose.catalogue')}</h2>
      <ProductPicker onChoose={(productId) => void configure(productId)} />
    </section>
  );
}

function FromScratch() {
  const { t } = useTranslation('article');
  return (
    <section aria-labelledby="choose-own">
      <h2 id="choose-own">{t('choose.own')}</h2>
      <p className={classes.text}>{t('choose.ownText')}</p>
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

interface OrderedBeforeProps {
  /** The slugs of the products that are ticked. */
  selection: readonly string[];
  onSelect: (selection: readonly string[]) => void;
}

function OrderedBefore({ selection, onSelect }: OrderedBeforeProps) {
  const { t } = useTranslation('article');
  const { data: suggestions = [] } = useQuery({
    queryKey: [...inventoryKey, 'suggestions'],
    queryFn: ({ signal }) => callApi(articleCalls.suggestArticles, { params: { vendorId: 0 } }, { signal }),
  });
  if (suggestions.length === 0) return null;
  return (
    <section aria-labelledby="choose-ordered">
      <h2 id="choose-ordered">{t('choose.ordered')}</h2>
      <p className={classes.text}>{t('choose.orderedText')}</p>
      <Checkbox.Group aria-labelledby="choose-ordered" value={[...selection]} onChange={onSelect}>
        <ul className={classes.list}>
          {suggestions.map((suggestion) => (
            <li key={suggestion.catalogProductSlug}>
              <Suggestion suggestion={suggestion} />
            </li>
          ))}
        </ul>
      </Checkbox.Group>
    </section>
  );
}

type ArticleSuggestion = DataOf<typeof articleCalls.suggestArticles>[number];

function Suggestion({ suggestion }: { suggestion: ArticleSuggestion }) {
  const { t } = useTranslation('article');
  const { catalogProductSlug, picture, name, manufacturer, quantity, orderedAt } = suggestion;
  return (
    <Checkbox
      classNames={{ body: classes.choice ?? '', labelWrapper: classes.choiceLabel ?? '' }}
      value={catalogProductSlug}
      label={
        <span className={classes.product}>
          <ProductPicture category={picture} size={40} />
          <span>
            <span className={classes.name}>{name[useLanguage()]}</span>
            <span className={classes.facts}>
              {t('choose.orderedOn', {
                manufacturer: manufacturerText(manufacturer),
                quantity: formatNumber(quantity),
                date: formatDate(orderedAt),
              })}
            </span>
          </span>
        </span>
      }
    />
  );
}
