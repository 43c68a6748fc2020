// While there is no vendor to show: it loads, it failed, or there is none.
import { useTranslation } from 'react-i18next';
import { pathTo } from '../../../lib/paths.ts';
import { MissingPage } from '../../../ui/page/MissingPage.tsx';

interface VendorMissingProps {
  /** Null: the address names no vendor at all. */
  vendorId: number | null;
  /** Null: it is on its way. */
  error: unknown;
  onRetry: () => void;
}

export function VendorMissing({ vendorId, error, onRetry }: VendorMissingProps) {
  const { t } = useTranslation(['vendor', 'routes']);
  return (
    <MissingPage
      isUnnamed={vendorId === null}
      error={error}
      onRetry={onRetry}
      heading={t('missing.heading')}
      list={{ label: t('routes:vendors'), to: pathTo('vendors'), action: t('missing.toList') }}
      pictures={['kanister', 'pumpe']}
      missing={{ title: t('missing.title'), text: t('missing.text') }}
      failed={{ title: t('failed.title'), text: t('failed.text') }}
    />
  );
}
