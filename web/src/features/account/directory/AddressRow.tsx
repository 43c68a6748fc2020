// A row of the address book: the address, its contact person, and the actions.
import { ActionIcon, Tooltip } from '@mantine/core';
import type { ListedAddress } from '@praxora/contract/account/addresses.calls';
import { IconPencil, IconPinFilled, IconShoppingCart, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { addressLine } from '../../../domain/purchasing/index.ts';
import { pathTo } from '../../../lib/paths.ts';
import { notify } from '../../../ui/feedback/notify.tsx';
import marks from '../../../ui/marks/ToneMark.module.css';
import { Permitted } from '../../../ui/permission/Permitted.tsx';
import classes from './AddressList.module.css';
import { signOfType } from './address-texts.ts';

interface AddressRowProps {
  address: ListedAddress;
  isEdited: boolean;
  /** Positions of the cart that are delivered there. */
  positions: number;
  /** Why it cannot be deleted; null: it can. */
  keptReason: string | null;
  onDelete: () => void;
}

export function AddressRow({ address, isEdited, positions, keptReason, onDelete }: AddressRowProps) {
  const { t } = useTranslation('account');
  const { id, kind, type, shortName, firstName, lastName, phone, vatId } = address;
  const Sign = signOfType(type);
  const second =
    kind === 'shipping' ? phone : t(vatId === '' ? 'directory.withoutVatId' : 'directory.withVatId');
  return (
    <li
      className={`${classes.row} line-between items-center grid gap-4-14 mih-78 p-10-0`}
      data-edited={isEdited || undefined}
    >
      <span className={`${classes.sign} bg-tile bdrs-10 c-tile-ink grid h-40 place-center w-40`}>
        <Sign size={21} stroke={1.6} aria-hidden />
      </span>
      <div className={`${classes.words} anywhere`}>
        <h3 className="wrap gap-2-8 items-center">
          {shortName}
          {address.isDefault && (
            <span className={marks.mark} data-tone="primary" data-pill>
              <IconPinFilled size={13} aria-hidden />
              {t('directory.default')}
            </span>
          )}
        </h3>
        <p>{addressLine(address)}</p>
        {positions > 0 && (
          <p className={classes.cart}>
            <IconShoppingCart size={14} stroke={1.7} aria-hidden />
            {t('directory.positions', { count: positions })}
          </p>
        )}
      </div>
      <div className={`${classes.contact} min-w-0 anywhere`}>
        <p>{[firstName, lastName].filter((part) => part !== '').join(' ')}</p>
        <p className={kind === 'shipping' ? 'px-num' : undefined}>{second}</p>
      </div>
      <span className={`${classes.actions} row gap-2`}>
        <Permitted permission="manageSettings">
          <ActionIcon
            component={Link}
            to={pathTo('directory', {}, { edit: id })}
            size={36}
            aria-label={t('directory.editOf', { name: shortName })}
            aria-current={isEdited ? 'true' : undefined}
          >
            <IconPencil size={18} stroke={1.6} aria-hidden />
          </ActionIcon>
          <Tooltip label={keptReason} disabled={keptReason === null} multiline maw={280}>
            <ActionIcon
              size={36}
              aria-label={
                keptReason === null
                  ? t('directory.deleteOf', { name: shortName })
                  : t('directory.keptOf', { name: shortName, reason: keptReason })
              }
              aria-disabled={keptReason !== null}
              className={classes.trash ?? ''}
              onClick={() => (keptReason === null ? onDelete() : notify.warning(keptReason))}
            >
              <IconTrash size={18} stroke={1.6} aria-hidden />
            </ActionIcon>
          </Tooltip>
        </Permitted>
      </span>
    </li>
  );
}
