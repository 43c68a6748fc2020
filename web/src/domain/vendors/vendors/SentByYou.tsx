// Said before anything is ordered: orders to this vendor go out only when the practice itself sends them.
import type { TransmissionMethod } from '@praxora/rules/vendors/transmission-method';
import { IconHandClick } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import marks from '../../../ui/marks/ToneMark.module.css';

export function SentByYou({ vendor }: { vendor: { readonly transmission: TransmissionMethod } }) {
  const { t } = useTranslation('delivery');
  if (vendor.transmission !== 'manual') return null;
  return (
    <span className={marks.mark} data-tone="warn" data-pill>
      <IconHandClick size={15} stroke={1.7} aria-hidden />
      {t('sentByYou')}
    </span>
  );
}
