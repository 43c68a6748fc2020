// The article is bought as another product of the catalogue from now on; stock, thresholds and history stay with it.
import { Button, Checkbox } from '@mantine/core';
import { catalogCalls, type ProductDetail } from '@praxora/contract/catalog/catalog.calls';
import type { ArticleDetail } from '@praxora/contract/inventory/article';
import { articleCalls } from '@praxora/contract/inventory/articles.calls';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAgreements } from '../../../domain/approvals/clinic.ts';
import { manufacturerText } from '../../../domain/catalog/manufacturer.ts';
import { stockKeys } from '../../../domain/inventory/queries.ts';
import { callApi } from '../../../lib/api/api.ts';
import { fieldError } from '../../../lib/forms.tsx';
import { useLanguage } from '../../../lib/i18n.ts';
import { useChange } from '../../../ui/change/useChange.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { useVersion } from '../../../ui/dialogs/useVersion.ts';
import { tellRefusal } from '../../../ui/feedback/tell-refusal.ts';
import { ProductPicture } from '../../../ui/marks/ProductPicture.tsx';
import { usePriceOffers } from './article.queries.ts';
import { ProductPicker } from './ProductPicker.tsx';
import classes from './ReplaceDialog.module.css';

export function ReplaceDialog({ article, onClose }: { article: ArticleDetail; onClose: () => void }) {
  const { t } = useTranslation('article');
  const language = useLanguage();
  const { approvers } = useAgreements();
  const { data: ownPrices = [] } = usePriceOffers(article.id);
  // Own prices go along, and these are not everybody's to change.
  const refused = approvers !== null && ownPrices.length > 0;
  const [product, setProduct] = useState<ProductDetail | null>(null);
  const [takeOverName, setTakeOverName] = useState(true);
  const [takeOverManufacturer, setTakeOverManufacturer] = useState(true);
  const [isTried, setTried] = useState(false);
  const { version, hear } = useVersion(article.version);

  const replace = useChange({
    call: ({ slug }: ProductDetail) =>
      callApi(articleCalls.replaceArticle, {
        params: { articleId: article.id },
        body: { catalogProductSlug: slug, takeOverName, takeOverManufacturer, version },
      }),
    success: (_, { name }) => t('replace.done', { name: article.name, product: name[language] }),
    refetch: stockKeys,
  });

  const choose = (productId: number) =>
    callApi(catalogCalls.getProduct, { params: { productId } }).then(setProduct, tellRefusal);

  async function submit() {
    setTried(true);
    return product !== null && replace.send(product).catch(hear);
  }

  return (
    <FormDialog
      title={t('replace.title', { name: article.name })}
      action={t('replace.action')}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t('replace.text')}</p>
      {refused ? (
        <p>{t('replace.approversOnly', { approvers })}</p>
      ) : product === null ? (
        <>
          <ProductPicker onChoose={(productId) => void choose(productId)} />
          {isTried && fieldError('REQUIRED_FIELD')}
        </>
      ) : (
        <>
          <div className={classes.product}>
            <ProductPicture category={product.picture} size={44} />
            <span className={classes.words}>
              <b>{product.name[language]}</b>
              <span>
                {[
                  manufacturerText(product.manufacturer),
                  product.manufacturerNumber,
                  product.packText[language],
                ].join(' · ')}
              </span>
            </span>
            <Button variant="subtle" size="compact-sm" onClick={() => setProduct(null)}>
              {t('replace.other')}
            </Button>
          </div>
          <Checkbox
            label={t('replace.takeOverName', { name: product.name[language] })}
            checked={takeOverName}
            onChange={(event) => setTakeOverName(event.currentTarget.checked)}
          />
          <Checkbox
            label={t('replace.takeOverManufacturer', {
              manufacturer: manufacturerText(product.manufacturer),
            })}
            checked={takeOverManufacturer}
            onChange={(event) => setTakeOverManufacturer(event.currentTarget.checked)}
          />
        </>
      )}
    </FormDialog>
  );
}
