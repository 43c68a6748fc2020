// Nothing was chosen yet (or too much): from scratch, from the catalogue, or from what was ordered before.
import { Button, Checkbox } from '@mantine/core';
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

export function ChooseProducts({ given }: { given: readonly string[] }) {
  const { t } = useTranslation(['article', 'routes']);
  const language = useLanguage();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const isTooMany = given.length > mostArticles || chosen.length > mostArticles;
  const { data: suggestions } = useQuery({
    queryKey: [...inventoryKey, 'suggestions'],
    queryFn: ({ signal }) => callApi(articleCalls.suggestArticles, { params: { vendorId: 0 } }, { signal }),
  });

  async function choose(productId: number) {
    const { slug } = await callApi(catalogCalls.getProduct, { params: { productId } });
    await navigate(addressWith([slug]));
  }

  return (
    <>
      <PageHeader
        crumb={[{ label: t('routes:inventory'), to: pathTo('inventory') }]}
        title={t('choose.title')}
        facts={t('choose.facts')}
      />
      {isTooMany && (
        <div className={classes.refused} role="alert">
          {fieldError('TOO_MANY_ARTICLES', { maximum: mostArticles })}
          {given.length > mostArticles && (
            <Button component={Link} variant="default" to={addressWith(given.slice(0, mostArticles))}>
              {t('choose.firstTwelve', { count: mostArticles })}
            </Button>
          )}
        </div>
      )}
      <div className={classes.ways}>
        <section aria-labelledby="choose-catalogue">
          <h2 id="choose-catalogue">{t('choose.catalogue')}</h2>
          <ProductPicker onChoose={(productId) => void choose(productId)} />
        </section>
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
      </div>
      {suggestions && suggestions.length > 0 && (
        <section aria-labelledby="choose-ordered">
          <h2 id="choose-ordered">{t('choose.ordered')}</h2>
          <p className={classes.text}>{t('choose.orderedText')}</p>
          <ul className={classes.list}>
            {suggestions.map(({ catalogProductSlug: slug, ...product }) => (
              <li key={slug}>
                <Checkbox
                  classNames={{ body: classes.choice ?? '', labelWrapper: classes.choiceLabel ?? '' }}
                  checked={chosen.includes(slug)}
                  onChange={(event) => {
                    const isOn = event.currentTarget.checked;
                    setChosen((before) =>
                      isOn ? [...before, slug] : before.filter((other) => other !== slug),
                    );
                  }}
                  label={
                    <span className={classes.product}>
                      <ProductPicture category={product.picture} size={40} />
                      <span>
                        <span className={classes.name}>{product.name[language]}</span>
                        <span className={classes.facts}>
                          {t('choose.orderedOn', {
                            manufacturer: manufacturerText(product.manufacturer),
                            quantity: formatNumber(product.quantity),
                            date: formatDate(product.orderedAt),
                          })}
                        </span>
                      </span>
                    </span>
                  }
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      {chosen.length > 0 && (
        <FootBar note={t('choose.chosen', { count: chosen.length, maximum: mostArticles })}>
          <Button
            size="md"
            disabled={isTooMany}
            rightSection={<IconArrowRight size={17} aria-hidden />}
            onClick={() => void navigate(addressWith(chosen))}
          >
            {t('choose.configure', { count: chosen.length })}
          </Button>
        </FootBar>
      )}
    </>
  );
}
