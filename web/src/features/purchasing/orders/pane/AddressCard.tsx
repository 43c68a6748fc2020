import type { Address } from '@praxora/contract/account/addresses.calls';
import type { Order } from '@praxora/contract/purchasing/order';
import { useTranslation } from 'react-i18next';
import { Card } from './Card.tsx';

export function AddressCard({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  return (
    <Card title={t('address.title')}>
      <div className="grid gap-12">
        <Lines label={t('address.delivery')} address={order.deliveryAddress} />
        <Lines label={t('address.billing')} address={order.billingAddress} />
      </div>
    </Card>
  );
}

function Lines({ label, address }: { label: string; address: Address }) {
  const person = [address.firstName, address.lastName].filter((name) => name !== '').join(' ');
  const lines = [address.companyName, person, address.street, `${address.postcode} ${address.location}`];
  return (
    <div className="column fz-note lh-145 anywhere">
      <span className="quiet fz-caption">{label}</span>
      {lines
        .filter((line) => line !== '')
        .map((line) => (
          <span key={line}>{line}</span>
        ))}
    </div>
  );
}
