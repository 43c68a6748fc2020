import { Drawer } from '@mantine/core';
import { useUsers } from '../../../domain/account/index.ts';
import { InvitePanel } from './InvitePanel.tsx';

/** Inviting somebody from any page. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const hasApprovals = useUsers().data?.hasApprovals ?? false;
  return (
    <Drawer opened onClose={onClose} position="right" size={420} withCloseButton={false} padding={12}>
      <InvitePanel hasApprovals={hasApprovals} onClose={onClose} onInvited={() => undefined} />
    </Drawer>
  );
}
