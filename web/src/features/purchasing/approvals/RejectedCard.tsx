// Card of a rejected order with the approver's reason.
import { Button } from '@mantine/core';
import { approvalCalls } from '@praxora/contract/purchasing/approvals.calls';
import { IconMessage, IconShoppingCartPlus, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useOrderAgain } from '../../../domain/purchasing/index.ts';
import { manufacturerText } from '../../../domain/shop/index.ts';
import { VendorMonogram } from '../../../domain/vendors/index.ts';
import { callApi } from '../../../lib/api/api.ts';
import { formatDateTime, formatMoney, formatNumber } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n.ts';
import { StepBack } from '../../../ui/feedback/StepBack.tsx';
import { ProductPicture } from '../../../ui/marks/ProductPicture.tsx';
import { Permitted } from '../../../ui/permission/Permitted.tsx';
import classes from './Approvals.module.css';
import type { RejectedOrder } from './approvals.queries.ts';

interface RejectedCardProps {
  rejected: RejectedOrder;
  onDelete: () => void;
}

export function RejectedCard({ rejected: { key, data }, onDelete }: RejectedCardProps) {
  const { t } = useTranslation('approvals');
  const title = `rejected-${data.orderId}`;
  const toCart = useOrderAgain(title, (idempotency) =>
    callApi(approvalCalls.rejectedToCart, { body: key }, idempotency),
  );

  return (
    <article
      className={`${classes.card} scroll-below-header phone-p-16 panel p-20-22 bg-sheet`}
      aria-labelledby={title}
    >
      <header className="row gap-14 items-top phone-flex-wrap">
        <VendorMonogram name={data.vendorName} hue={data.vendorHue} />
        <div className={`${classes.words} rest`}>
          <h2 className="fz-title fw-640 m-0-0-2" id={title}>
            {data.vendorName}
          </h2>
          <p>
            {t('card.by', {
              number: data.orderNumber,
              name: data.submittedBy,
              date: formatDateTime(key.submissionDate),
            })}
          </p>
          <p>{t('card.to', { address: data.deliveryAddress })}</p>
        </div>
        <div className={`${classes.sum} ta-right`}>
          <b className="px-num block fz-sum fw-640 nowrap">{formatMoney(data.netCents)}</b>
          <span className="c-ink-3 fz-caption">{t('card.net')}</span>
        </div>
      </header>
      {data.comments.map(({ author, at, text }) => (
        <blockquote
          key={at}
          className={`${classes.comment} bg-warn-soft bdrs-10 flex gap-10 m-16-0-0 p-12-16`}
        >
          <IconMessage size={18} stroke={1.7} aria-hidden />
          <div>
            <p>{text}</p>
            <footer className="quiet fz-caption">
              {t('rejected.by', { name: author, date: formatDateTime(at) })}
            </footer>
          </div>
        </blockquote>
      ))}
      <ul className={`${classes.positions} plain-list m-12-0-0`}>
        {data.positions.map((position) => (
          <RejectedPosition key={`${position.productId} ${position.name.de}`} position={position} />
        ))}
      </ul>
      <footer className={`${classes.foot} wrap gap-10 items-center justify-end mt-18`}>
        <Permitted permission="fillCart">
          {' '}
          <StepBack place={title} />
          <Button
            variant="default"
            leftSection={<IconTrash size={17} stroke={1.7} aria-hidden />}
            onClick={onDelete}
            aria-label={t('rejected.deleteOf', { number: data.orderNumber })}
          >
            {t('rejected.delete')}
          </Button>
          <Button
            leftSection={<IconShoppingCartPlus size={17} stroke={1.7} aria-hidden />}
            loading={toCart.isBusy}
            onClick={() => void toCart.run()}
            aria-label={t('rejected.addOf', { number: data.orderNumber })}
          >
            {t('rejected.add')}
          </Button>
        </Permitted>{' '}
      </footer>
    </article>
  );
}

function RejectedPosition({ position }: { position: RejectedOrder['data']['positions'][number] }) {
  const { t } = useTranslation('approvals');
  const language = useLanguage();
  return (
    <li className="row gap-10 line-bottom fz-row p-9-0">
      <ProductPicture category={position.picture} size={36} />
      <span className={`${classes.positionName} rest anywhere`}>
        <b className="fw-540">{position.name[language]}</b>
        <span className="c-ink-3 fz-caption block fw-400">{manufacturerText(position.manufacturer)}</span>
      </span>
      <span className="px-num">
        {t('rejected.times', {
          quantity: formatNumber(position.quantity, 0),
          price: formatMoney(Math.round(position.netCents / position.quantity)),
        })}
      </span>
      <b className="miw-84 ta-right phone-ml-auto px-num">{formatMoney(position.netCents)}</b>
    </li>
  );
}
