// The delivery addresses something lies at. The chosen one stands in the address of the page, so it can be shared.
import { Menu, UnstyledButton } from '@mantine/core';
import { IconMapPin, IconPlus, IconSelector } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatMoney } from '../../../lib/format.ts';
import { pathTo } from '../../../lib/paths.ts';
import { Permitted } from '../../../ui/permission/Permitted.tsx';
import classes from './AddressTabs.module.css';
import { positionsText } from './positions-text.ts';
import type { AddressView } from './useCartView.ts';

interface AddressTabsProps {
  views: readonly AddressView[];
  chosen: AddressView;
}

const toAddress = ({ id }: AddressView) => pathTo('cart', {}, { address: id });

/** And back again. */
const toNewAddress = (chosen: AddressView) =>
  pathTo('createAddress', {}, { kind: 'shipping', back: toAddress(chosen) });

export function AddressTabs({ views, chosen }: AddressTabsProps) {
  const { t } = useTranslation('cart');
  return (
    <nav className="mb-22 phone-mb-12" aria-label={t('addresses.label')}>
      <ul className="wrap gap-10 plain-list phone-hidden">
        {views.map((view) => (
          <li key={view.id}>
            <Link
              to={toAddress(view)}
              className={`${classes.tab} row gap-12 bd-strong bdrs-12 c-ink mih-56 p-8-16 td-none hover-bg-hover`}
              aria-current={view.id === chosen.id ? 'true' : undefined}
            >
              <IconMapPin className="c-ink-3 flex-none" size={19} stroke={1.7} aria-hidden />
              <AddressWords view={view} />
            </Link>
          </li>
        ))}
        <Permitted permission="manageSettings">
          <li>
            <Link to={toNewAddress(chosen)} className={`${classes.add} hover-c-ink`}>
              <IconPlus size={16} stroke={1.7} aria-hidden />
              {t('addresses.add')}
            </Link>
          </li>
        </Permitted>
      </ul>
      <Menu width="target" position="bottom" withinPortal>
        <Menu.Target>
          <UnstyledButton className={classes.selector}>
            <IconMapPin size={19} stroke={1.7} aria-hidden />
            <AddressWords view={chosen} />
            <IconSelector size={18} stroke={1.7} className="c-ink-3 flex-none" aria-hidden />
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
          {views.map((view) => (
            <Menu.Item
              key={view.id}
              component={Link}
              to={toAddress(view)}
              leftSection={<IconMapPin size={17} stroke={1.7} aria-hidden />}
            >
              <AddressWords view={view} />
            </Menu.Item>
          ))}
          <Permitted permission="manageSettings">
            <Menu.Item
              component={Link}
              to={toNewAddress(chosen)}
              leftSection={<IconPlus size={17} stroke={1.7} aria-hidden />}
            >
              {t('addresses.add')}
            </Menu.Item>
          </Permitted>
        </Menu.Dropdown>
      </Menu>
    </nav>
  );
}

function AddressWords({ view: { name, positions, chosen, cart } }: { view: AddressView }) {
  const { t } = useTranslation('cart');
  return (
    <span className="column rest-auto">
      <span className="fz-note fw-600">{name}</span>
      <span className="px-num quiet fz-caption">
        {cart
          ? t('addresses.facts', {
              positions: positionsText(t, chosen, positions),
              amount: formatMoney(cart.totals.netCents),
            })
          : t('positions', { count: positions })}
      </span>
    </span>
  );
}
