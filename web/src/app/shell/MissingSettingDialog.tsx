// The dialog of a setting that is missing for what somebody is doing; once it is there, that is done.
import { lazy, Suspense } from 'react';
import { neededSetting } from '../../lib/missing-settings.ts';
import { useStore } from '../../lib/store.ts';

const NewAddressDialog = lazy(() =>
  import('../../features/account/directory/NewAddressDialog.tsx').then((m) => ({
    default: m.NewAddressDialog,
  })),
);
const InviteDialog = lazy(() =>
  import('../../features/account/users/InviteDialog.tsx').then((m) => ({ default: m.InviteDialog })),
);

export function MissingSettingDialog() {
  const needed = useStore(neededSetting);
  if (needed === null) return null;
  const { setting, then } = needed;
  const close = () => neededSetting.set(null);
  return (
    <Suspense>
      {setting === 'colleague' ? (
        <InviteDialog onClose={close} />
      ) : (
        <NewAddressDialog
          kind={setting === 'billingAddress' ? 'billing' : 'shipping'}
          onCreated={() => then?.()}
          onClose={close}
        />
      )}
    </Suspense>
  );
}
