// Deletes the address that is edited; dimmed with its reason where it must stay.
import { Button, Tooltip } from '@mantine/core';
import type { ListedAddress } from '@praxora/contract/account/addresses.calls';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../ui/feedback/notify.tsx';
import classes from './AddressFrame.module.css';
import { DeleteAddress } from './DeleteAddress.tsx';
import { useDeletionRefusal } from './useDeletionRefusal.ts';

interface DeleteButtonProps {
  address: ListedAddress;
  onDeleted: () => void;
}

export function DeleteButton({ address, onDeleted }: DeleteButtonProps) {
  const { t } = useTranslation('account');
  const [isAsked, setAsked] = useState(false);
  const reason = useDeletionRefusal()(address);
  return (
    <>
      <Tooltip label={reason} disabled={reason === null} multiline maw={280}>
        <Button
          className={classes.delete ?? ''}
          variant="subtle"
          color="stockMinimum"
          px={10}
          leftSection={<IconTrash size={16} aria-hidden />}
          aria-disabled={reason !== null}
          onClick={() => (reason === null ? setAsked(true) : notify.warning(reason))}
        >
          {t('directory.delete')}
        </Button>
      </Tooltip>
      {isAsked && <DeleteAddress address={address} onDeleted={onDeleted} onClose={() => setAsked(false)} />}
    </>
  );
}
