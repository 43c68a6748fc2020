import { Button, Textarea } from '@mantine/core';
import type { Order } from '@praxora/contract/purchasing/order';
import { orderCalls } from '@praxora/contract/purchasing/orders.calls';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOrderChange } from '../../../../domain/purchasing/index.ts';
import { callApi } from '../../../../lib/api/api.ts';
import { Card } from './Card.tsx';
import { Stars } from './Stars.tsx';

export function RatingCard({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  const [rating, setRating] = useState(order.rating);
  const [comment, setComment] = useState(order.ratingComment);
  const rate = useOrderChange({
    call: (body: { rating: number; comment: string }) =>
      callApi(orderCalls.rateOrder, { params: { orderId: order.id }, body }),
    success: () => t('rating.saved'),
  });
  const isChanged = rating !== order.rating || comment.trim() !== order.ratingComment;
  return (
    <Card title={t('rating.title')} isForScreenOnly>
      <form
        className="column gap-12"
        onSubmit={(event) => {
          event.preventDefault();
          if (rating !== null) void rate.run({ rating, comment });
        }}
      >
        <Stars label={t('rating.question')} value={rating} onChange={setRating} />
        {rating !== null && (
          <>
            <Textarea
              label={t('rating.comment')}
              rows={3}
              maxLength={2000}
              value={comment}
              onChange={(event) => setComment(event.currentTarget.value)}
            />
            {isChanged && (
              <Button type="submit" variant="default" loading={rate.isBusy} className={'self-top'}>
                {t('rating.save')}
              </Button>
            )}
          </>
        )}
      </form>
    </Card>
  );
}
