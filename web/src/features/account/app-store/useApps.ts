// The cards in their order, with what is known of each today.
import { useTranslation } from 'react-i18next';
import { type FeatureName, useAccountCounts, useFeatures } from '../../../domain/account/index.ts';
import { useApprovalLimit } from '../../../domain/purchasing/index.ts';
import { formatMoney } from '../../../lib/format.ts';
import { pathTo } from '../../../lib/paths.ts';
import { useMayOpen } from '../../../lib/session/permissions.ts';

export interface App {
  readonly key: 'scan' | 'label' | 'cost' | 'approval' | 'digest' | 'api' | 'export';
  readonly name: string;
  readonly text: string;
  /** `own`: its card tells by itself how it stands. */
  readonly state: 'on' | 'off' | 'fixed' | 'own';
  /** Line below the state. */
  readonly fact: string;
  readonly feature?: FeatureName;
  readonly link?: { readonly to: string; readonly text: string };
}

/** Undefined while nobody knows what is switched on. A practice that is no clinic has nothing to approve. */
export function useApps(): readonly App[] | undefined {
  const { t } = useTranslation('appStore');
  const features = useFeatures().data;
  const mayOpen = useMayOpen();
  const costCenters = useAccountCounts().data?.costCenters ?? 0;
  const approval = useApprovalLimit();
  if (!features) return undefined;
  const switched = (feature: FeatureName, on: string, off: string) => ({
    feature,
    ...(features[feature] ? { state: 'on' as const, fact: on } : { state: 'off' as const, fact: off }),
  });
  const apps: (App | null)[] = [
    {
      key: 'scan',
      name: t('scan.name'),
      text: t('scan.text'),
      ...switched('activateScanApp', t('scan.on'), t('scan.off')),
      link: { to: pathTo('scanDevices'), text: t('scan.link') },
    },
    {
      key: 'label',
      name: t('label.name'),
      text: t('label.text'),
      ...switched('activateLabelPrinting', t('label.on'), t('label.off')),
      link: { to: pathTo('printerSettings'), text: t('label.link') },
    },
    {
      key: 'cost',
      name: t('cost.name'),
      text: t('cost.text'),
      ...switched('activateCostCenter', t('cost.on', { count: costCenters }), t('cost.off')),
      link: { to: pathTo('costCenters'), text: t('cost.link') },
    },
    approval && {
      key: 'approval',
      name: t('approval.name'),
      text: t('approval.text'),
      state: 'fixed',
      fact: t('approval.on', { amount: formatMoney(approval.limitCents), approvers: approval.approvers }),
      link: { to: pathTo('approvalSettings'), text: t('approval.link') },
    },
    {
      key: 'digest',
      name: t('digest.name'),
      text: t('digest.text'),
      ...switched('activateDigest', t('digest.on'), t('digest.off')),
    },
    {
      key: 'api',
      name: t('api.name'),
      text: t('api.text'),
      ...switched('activateApiTokens', t('api.on'), t('api.off')),
      ...(mayOpen('apiTokens') ? { link: { to: pathTo('apiTokens'), text: t('api.link') } } : {}),
    },
    { key: 'export', name: t('export.name'), text: t('export.text'), state: 'own', fact: '' },
  ];
  return apps.filter((app) => app !== null);
}
