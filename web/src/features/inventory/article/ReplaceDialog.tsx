// The article is bought as another product of the catalogue from now on; stock, thresholds and history stay with it.
import { Button, Checkbox } from '@mantine/core';
import type { ArticleDetail } from '@praxora/contract/inventory/article';
import { articleCalls } from '@praxora/contract/inventory/articles.calls';
import { type BodyOf, bodySchema } from '@praxora/contract/shared/call';
import { catalogCalls, type ProductDetail } from '@praxora/contract/shop/catalog.calls';
import { useTranslation } from 'react-i18next';
import { useAgreements } from '../../../domain/account/index.ts';
import { stockKeys } from '../../../domain/inventory/index.ts';
import { manufacturerText } from '../../../domain/shop/index.ts';
import { callApi } from '../../../lib/api/api.ts';
import { useContractForm } from '../../../lib/forms.tsx';
import { useLanguage } from '../../../lib/i18n.ts';
import { useChange } from '../../../ui/change/useChange.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { useVersion } from '../../../ui/dialogs/useVersion.ts';
import { notifyRefusal } from '../../../ui/feedback/notify-refusal.ts';
import { ProductPicture } from '../../../ui/marks/ProductPicture.tsx';
import { usePriceOffers } from './article.queries.ts';
import { ProductPicker } from './ProductPicker.tsx';

interface ReplaceValues {
  readonly product: ProductDetail | null;
  readonly takeOverName: boolean;
  readonly takeOverManufacturer: boolean;
}

const initialValues: ReplaceValues = { product: null, takeOverName: true, takeOverManufacturer: true };

export function ReplaceDialog({ article, onClose }: { article: ArticleDetail; onClose: () => void }) {
  const { t } = useTranslation('article');
  const language = useLanguage();
  const approvers = useApproversNeeded(article);
  const { version, hear } = useVersion(article.version);
  const form = useContractForm({
    schema: bodySchema(articleCalls.replaceArticle),
    initialValues,
    complete: ({ product, ...values }) => ({ ...values, catalogProductSlug: product?.slug ?? null, version }),
  });
  const { product } = form.values;
  const replace = useChange({
    call: (body: BodyOf<typeof articleCalls.replaceArticle>) =>
      callApi(articleCalls.replaceArticle, { params: { articleId: article.id }, body }),
    success: () => t('replace.done', { name: article.name, product: product?.name[language] }),
    refetch: stockKeys,
  });

  const pick = (productId: number) =>
    callApi(catalogCalls.getProduct, { params: { productId } }).then(
      (detail) => form.setFieldValue('product', detail),
      notifyRefusal,
    );

  return (
    <FormDialog
      title={t('replace.title', { name: article.name })}
      action={t('replace.action')}
      onSubmit={form.submit((body) => replace.send(body).catch(hear))}
      onClose={onClose}
    >
      <p>{t('replace.text')}</p>
      {approvers !== null && <p>{t('replace.approversOnly', { approvers })}</p>}
      {approvers === null && product === null && (
        <>
          <ProductPicker choice={{ kind: 'one', onChoose: (productId) => void pick(productId) }} />
          {form.errors.catalogProductSlug}
        </>
      )}
      {approvers === null && product !== null && (
        <>
          <PickedProduct product={product} onOther={() => form.setFieldValue('product', null)} />
          <Checkbox
            label={t('replace.takeOverName', { name: product.name[language] })}
            {...form.getInputProps('takeOverName', { type: 'checkbox' })}
          />
          <Checkbox
            label={t('replace.takeOverManufacturer', {
              manufacturer: manufacturerText(product.manufacturer),
            })}
            {...form.getInputProps('takeOverManufacturer', { type: 'checkbox' })}
          />
        </>
      )}
    </FormDialog>
  );
}

/**
 * Approvers who must make the replacement, since own prices are moved along and only approvers may change them. Null:
 * the current user may.
 */
function useApproversNeeded({ id }: ArticleDetail): string | null {
  const { approvers } = useAgreements();
  const { data: ownPrices = [] } = usePriceOffers(id);
  return ownPrices.length > 0 ? approvers : null;
}

function PickedProduct({ product, onOther }: { product: ProductDetail; onOther: () => void }) {
  const { t } = useTranslation('article');
  const language = useLanguage();
  const { manufacturer, manufacturerNumber, packText } = product;
  return (
    <div className="row gap-12 bg-sunken bdrs-10 p-10-12">
      <ProductPicture category={product.picture} size={44} />
      <span className="column flex-1 fz-note">
        <b className="fz-body fw-600">{product.name[language]}</b>
        <span className="quiet">
          {[manufacturerText(manufacturer), manufacturerNumber, packText[language]].join(' · ')}
        </span>
      </span>
      <Button variant="subtle" size="compact-sm" onClick={onOther}>
        {t('replace.other')}
      </Button>
    </div>
  );
}
