// Why a basket was not ordered, or what changed since it was seen; and what the user can do about it.
import { Button } from '@mantine/core';
import { IconAlertTriangleFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useErrorText } from '../../../lib/api/error-text.ts';
import { pathTo } from '../../../lib/paths.ts';
import { DifferenceList } from './DifferenceList.tsx';
import { concernedPositions, type Differences } from './differences.ts';
import type { Entry } from './entries.ts';
import classes from './Notice.module.css';
import type { Checkout } from './useCheckout.ts';

interface NoticeProps {
  entry: Entry;
  checkout: Checkout;
}

export function Notice({ entry, checkout }: NoticeProps) {
  const { attempt, differences } = entry;
  if (attempt?.state === 'unanswered') return <Unanswered entry={entry} checkout={checkout} />;
  if (attempt?.state !== 'refused' && differences === null) return null;
  return <Refused entry={entry} checkout={checkout} />;
}

function Unanswered({ entry, checkout }: NoticeProps) {
  const { t } = useTranslation(['checkout', 'common']);
  return (
    <div className="phone-p-14-16-16 bg-warn-soft line-top flex fz-row gap-12 lh-150 p-14-20-16" role="alert">
      <IconAlertTriangleFilled size={18} className="c-warn flex-none mt-1" aria-hidden />
      <div className="rest">
        <p className="fw-600">{t('unanswered.title')}</p>
        <p>{t('unanswered.text')}</p>
        <div className={`${classes.actions} phone-flex-column phone-items-stretch wrap gap-8 mt-12`}>
          <Button disabled={checkout.isRunning} onClick={() => void checkout.order([entry])}>
            {t('common:tryAgain')}
          </Button>
        </div>
      </div>
    </div>
  );
}

/** True for changes of the offers, as opposed to changes somebody made to the cart. */
const concernsOffers = ({ lines, total }: Differences): boolean =>
  lines.length === 0
    ? total !== null
    : lines.some(({ kind }) => kind === 'price' || kind === 'unorderable' || kind === 'unavailable');

function Refused({ entry, checkout }: NoticeProps) {
  const { t } = useTranslation('checkout');
  const errorText = useErrorText();
  const { attempt, differences, canBeOrdered, vendorId } = entry;
  const error = attempt?.state === 'refused' ? attempt.error : null;
  const code = differences && concernsOffers(differences) ? 'OFFER_NOT_VALID' : 'CART_CHANGED';
  const concerned = differences ? concernedPositions(differences, entry.shown) : [];
  return (
    <div className="phone-p-14-16-16 bg-warn-soft line-top flex fz-row gap-12 lh-150 p-14-20-16" role="alert">
      <IconAlertTriangleFilled size={18} className="c-warn flex-none mt-1" aria-hidden />
      <div className="rest">
        <p className="fw-600">{errorText(error ?? { code, params: {}, message: '' })}</p>
        {differences && <DifferenceList differences={differences} />}
        <div className={`${classes.actions} phone-flex-column phone-items-stretch wrap gap-8 mt-12`}>
          {canBeOrdered && (
            <Button disabled={checkout.isRunning} onClick={() => void checkout.order([entry])}>
              {differences?.total ? t('choice.orderAtNewPrice') : t('choice.orderAsShown')}
            </Button>
          )}
          {concerned.length > 0 && (
            <Button
              variant="default"
              disabled={checkout.isRunning}
              onClick={() => checkout.keepInCart(entry, concerned)}
            >
              {t('choice.keepInCart', { count: concerned.length })}
            </Button>
          )}
          {!canBeOrdered && concerned.length === 0 && (
            <Button variant="default" onClick={() => checkout.accept(vendorId)}>
              {t('choice.understood')}
            </Button>
          )}
          <Button component={Link} to={pathTo('cart')} variant="subtle">
            {t('choice.backToCart')}
          </Button>
        </div>
      </div>
    </div>
  );
}
