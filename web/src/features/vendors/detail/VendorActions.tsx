// The switch, the menu, and the one thing people come for: shopping here, or changing an own vendor.
import { ActionIcon, Button, Menu } from '@mantine/core';
import type { VendorDetail } from '@praxora/contract/vendors/vendor';
import { IconBuildingStore, IconDots, IconPackageImport, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { pathTo } from '../../../lib/paths.ts';
import { DeleteVendor } from '../DeleteVendor.tsx';
import { PurchasingSwitch } from '../PurchasingSwitch.tsx';
import { vendorOrdersAddress, vendorShopAddress } from '../vendor-addresses.ts';
import classes from './VendorHead.module.css';

export function VendorActions({ vendor }: { vendor: VendorDetail }) {
  const { t } = useTranslation(['vendor', 'vendors']);
  const navigate = useNavigate();
  const [isDeleting, setDeleting] = useState(false);
  const { id, name, isOwn, isHidden, canChangeTerms: canChange } = vendor;
  const isEditable = isOwn && canChange;
  return (
    <div className={`${classes.actions} wrap gap-8 items-center phone-w-full`}>
      <PurchasingSwitch vendor={vendor} label={t('head.shown')} />
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="default" size={36} aria-label={t('vendors:menu.label', { vendor: name })}>
            <IconDots size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {isEditable && !isHidden && (
            <Menu.Item
              component={Link}
              to={vendorShopAddress(vendor)}
              leftSection={<IconBuildingStore size={16} aria-hidden />}
            >
              {t('vendors:menu.shop')}
            </Menu.Item>
          )}
          <Menu.Item
            component={Link}
            to={vendorOrdersAddress(vendor)}
            leftSection={<IconPackageImport size={16} aria-hidden />}
          >
            {t('vendors:menu.orders')}
          </Menu.Item>
          {isEditable && (
            <Menu.Item
              color="stockMinimum"
              leftSection={<IconTrash size={16} aria-hidden />}
              onClick={() => setDeleting(true)}
            >
              {t('vendors:menu.delete')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {isEditable && (
        <Button
          component={Link}
          to={pathTo('customVendorEdit', { vendorId: id })}
          leftSection={<IconPencil size={17} stroke={1.7} aria-hidden />}
        >
          {t('vendors:menu.edit')}
        </Button>
      )}
      {!isEditable && !isHidden && (
        <Button
          component={Link}
          to={vendorShopAddress(vendor)}
          leftSection={<IconBuildingStore size={17} stroke={1.7} aria-hidden />}
        >
          {t('vendors:menu.shop')}
        </Button>
      )}
      {isDeleting && (
        <DeleteVendor
          vendor={vendor}
          onClose={() => setDeleting(false)}
          onDeleted={() => void navigate(pathTo('vendors'))}
        />
      )}
    </div>
  );
}
