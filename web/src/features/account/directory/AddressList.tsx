// The addresses of one kind under the question they answer, the default one first.
import { Button } from '@mantine/core';
import type { ListedAddress } from '@praxora/contract/account/addresses.calls';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { pathTo } from '../../../lib/paths.ts';
import { Dimmed } from '../../../ui/permission/Dimmed.tsx';
import classes from './AddressList.module.css';
import { AddressRow } from './AddressRow.tsx';
import { kindTexts } from './address-texts.ts';
import { DeleteAddress } from './DeleteAddress.tsx';
import { useDeletionRefusal, usePositionCounts } from './useDeletionRefusal.ts';

interface AddressListProps {
  kind: ListedAddress['kind'];
  addresses: readonly ListedAddress[];
  editedId: number | null;
}

export function AddressList({ kind, addresses, editedId }: AddressListProps) {
  const { t } = useTranslation('account');
  const texts = kindTexts[kind];
  const keptReason = useDeletionRefusal();
  const counts = usePositionCounts();
  const [deleted, setDeleted] = useState<ListedAddress | null>(null);
  return (
    <section className={classes.root} aria-labelledby={`addresses-${kind}`}>
      <div className={`${classes.head} wrap gap-10-24 items-center line-bottom spread pb-10`}>
        <div>
          <h2 id={`addresses-${kind}`}>{t(texts.question)}</h2>
          <p className="quiet fz-note mt-3">{t(texts.text)}</p>
        </div>
        <Dimmed permission="manageSettings">
          <Button
            component={Link}
            to={pathTo('createAddress', {}, { kind })}
            variant="default"
            leftSection={<IconPlus size={16} aria-hidden />}
          >
            {t(texts.add)}
          </Button>
        </Dimmed>
      </div>
      {addresses.length === 0 ? (
        <p className="quiet fz-note p-18-0">{t(texts.empty)}</p>
      ) : (
        <ul className="plain-list">
          {addresses.map((address) => (
            <AddressRow
              key={address.id}
              address={address}
              isEdited={address.id === editedId}
              positions={counts.get(address.id) ?? 0}
              keptReason={keptReason(address)}
              onDelete={() => setDeleted(address)}
            />
          ))}
        </ul>
      )}
      {deleted && <DeleteAddress address={deleted} onClose={() => setDeleted(null)} />}
    </section>
  );
}
