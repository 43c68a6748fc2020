// Where the lines are delivered to, and so which cart they go into.
import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { deliveryAddresses, useAddresses } from '../../../../domain/purchasing/index.ts';
import { pathTo } from '../../../../lib/paths.ts';
import classes from './AddressChoice.module.css';

interface AddressChoiceProps {
  addressId: number | null;
  hasLines: boolean;
  onChange: (addressId: number) => void;
}

/** Selection of the delivery address; not shown with a single address. */
export function AddressChoice({ addressId, hasLines, onChange }: AddressChoiceProps) {
  const { t } = useTranslation('quickOrder');
  const { data = [] } = useAddresses();
  const addresses = deliveryAddresses(data);
  if (addressId === null && hasLines && addresses.length === 0)
    return (
      <p className="quiet fz-note">
        {t('side.noAddress')}{' '}
        <Link to={pathTo('createAddress', {}, { back: pathTo('quickOrder') })}>{t('side.addAddress')}</Link>
      </p>
    );
  if (addresses.length < 2) return null;
  return (
    <Select
      className={classes.address ?? ''}
      size="xs"
      aria-label={t('side.address')}
      data={addresses.map(({ id, shortName }) => ({ value: String(id), label: shortName }))}
      value={String(addressId ?? addresses[0]?.id)}
      allowDeselect={false}
      onChange={(next) => next !== null && onChange(Number(next))}
    />
  );
}
