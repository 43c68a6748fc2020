// The price below which the practice wants to know of a watched product, or none.
import { bodySchema } from '@praxora/contract/shared/call';
import { catalogCalls, type ProductDetail } from '@praxora/contract/shop/catalog.calls';
import { type NumberEntry, toNumber } from '@praxora/rules/shared/number-entry';
import { useTranslation } from 'react-i18next';
import { productKey } from '../../../domain/shared/query-keys.ts';
import { callApi } from '../../../lib/api/api.ts';
import { formatMoney } from '../../../lib/format.ts';
import { useContractForm } from '../../../lib/forms.tsx';
import { preview } from '../../../ui/change/preview.ts';
import { useChange } from '../../../ui/change/useChange.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { NumberField } from '../../../ui/fields/NumberField.tsx';

export interface PriceAlertProps {
  productId: number;
  name: string;
  targetCents: number | null;
  lowestPriceCents: number | null;
}

/** As much as the contract takes, in euros. */
const mostEuros = 20_000_000;

export function TargetPriceDialog({
  productId,
  name,
  targetCents,
  lowestPriceCents,
  onClose,
}: PriceAlertProps & { onClose: () => void }) {
  const { t } = useTranslation('priceAlerts');
  const params = { productId };
  const save = useChange({
    call: (body: { isWatched: boolean; targetCents?: number | null | undefined }, key) =>
      callApi(catalogCalls.watchProduct, { params, body }, key),
    previews: [
      preview<ProductDetail, { targetCents?: number | null | undefined }>(
        productKey(productId),
        (product, change) => ({ ...product, targetCents: change.targetCents ?? null }),
      ),
    ],
    success: (_, body) =>
      body.targetCents
        ? t('dialog.savedTarget', { price: formatMoney(body.targetCents) })
        : t('dialog.savedMedian'),
    refetch: [
      ['saved', 'watchlist'],
      ['dashboard', 'priceAlerts'],
    ],
  });
  const initialValues: { target: NumberEntry } = { target: targetCents === null ? null : targetCents / 100 };
  const form = useContractForm({
    schema: bodySchema(catalogCalls.watchProduct),
    initialValues,
    complete: ({ target }) => {
      const euros = toNumber(target);
      return { isWatched: true, targetCents: euros === null ? null : Math.round(euros * 100) };
    },
  });
  return (
    <FormDialog
      title={t('dialog.title')}
      action={t('dialog.save')}
      onSubmit={form.submit(save.send)}
      onClose={onClose}
    >
      <p className="quiet fz-note lh-145 anywhere">{t('dialog.lead', { name })}</p>
      <NumberField
        label={t('dialog.target')}
        description={t('dialog.targetText')}
        placeholder={t('dialog.none')}
        decimals={2}
        isFixed
        least={0.01}
        most={mostEuros}
        rightSection={<span className="quiet fz-caption">€</span>}
        {...form.field('target')}
      />
      <p className="quiet fz-note px-num">
        {lowestPriceCents === null
          ? t('dialog.noOffer')
          : t('dialog.today', { price: formatMoney(lowestPriceCents) })}
      </p>
    </FormDialog>
  );
}
