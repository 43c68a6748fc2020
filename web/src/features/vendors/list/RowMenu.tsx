// Where one can go from a vendor's row, and what can be done with an own vendor.
import { ActionIcon, Menu } from '@mantine/core';
import type { VendorListed } from '@praxora/contract/vendors/vendor';
import {
  IconArrowRight,
  IconBuildingStore,
  IconDots,
  IconPackageImport,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useAgreements } from '../../../domain/account/index.ts';
import { pathTo } from '../../../lib/paths.ts';
import { DeleteVendor } from '../DeleteVendor.tsx';
import { vendorOrdersAddress, vendorShopAddress } from '../vendor-addresses.ts';

export function RowMenu({ vendor }: { vendor: VendorListed }) {
  const { t } = useTranslation('vendors');
  const { canChange } = useAgreements();
  const [isDeleting, setDeleting] = useState(false);
  const { id, name, isOwn, isHidden } = vendor;
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon aria-label={t('menu.label', { vendor: name })}>
            <IconDots size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            component={Link}
            to={pathTo('vendors', { vendorId: id })}
            leftSection={<IconArrowRight size={16} aria-hidden />}
          >
            {t('menu.open')}
          </Menu.Item>
          {!isHidden && (
            <Menu.Item
              component={Link}
              to={vendorShopAddress(vendor)}
              leftSection={<IconBuildingStore size={16} aria-hidden />}
            >
              {t('menu.shop')}
            </Menu.Item>
          )}
          <Menu.Item
            component={Link}
            to={vendorOrdersAddress(vendor)}
            leftSection={<IconPackageImport size={16} aria-hidden />}
          >
            {t('menu.orders')}
          </Menu.Item>
          {isOwn && canChange && (
            <>
              <Menu.Divider />
              <Menu.Item
                component={Link}
                to={pathTo('customVendorEdit', { vendorId: id })}
                leftSection={<IconPencil size={16} aria-hidden />}
              >
                {t('menu.edit')}
              </Menu.Item>
              <Menu.Item
                color="stockMinimum"
                leftSection={<IconTrash size={16} aria-hidden />}
                onClick={() => setDeleting(true)}
              >
                {t('menu.delete')}
              </Menu.Item>
            </>
          )}
        </Menu.Dropdown>
      </Menu>
      {isDeleting && <DeleteVendor vendor={vendor} onClose={() => setDeleting(false)} />}
    </>
  );
}
