// Whether a vendor is offered when somebody buys. Off, it stays in the list and can be shown again here. Who has goods in the
// cart is switched off only after that was told.
import { Switch, type SwitchProps } from '@mantine/core';
import type { VendorListed } from '@praxora/contract/vendors/vendor';
import { useTranslation } from 'react-i18next';
import { useHidingQuestion } from '../../domain/purchasing/index.ts';
import { Dimmed } from '../../ui/permission/Dimmed.tsx';
import { useVendorPreference } from './useVendorPreference.ts';

interface PurchasingSwitchProps extends Pick<SwitchProps, 'size' | 'className'> {
  vendor: VendorListed;
  /** Beside it; left out: only read out, with the vendor's name. */
  label?: string;
}

export function PurchasingSwitch({ vendor, label, ...look }: PurchasingSwitchProps) {
  const { t } = useTranslation('vendors');
  const preference = useVendorPreference();
  const { id, name, isHidden } = vendor;
  const change = (isHiddenNext: boolean) =>
    void preference.run({ vendor: { id, name }, change: { isHidden: isHiddenNext } });
  const { askToHide, question } = useHidingQuestion(() => change(true));
  return (
    <>
      <Dimmed permission="manageVendors">
        <Switch
          size="sm"
          {...look}
          {...(label === undefined ? { 'aria-label': t('purchasing.of', { vendor: name }) } : { label })}
          checked={!isHidden}
          onChange={() => (isHidden ? change(false) : askToHide({ id, name }))}
        />
      </Dimmed>
      {question}
    </>
  );
}
