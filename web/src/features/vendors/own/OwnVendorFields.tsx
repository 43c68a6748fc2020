// The questions about an own vendor, with its price list at the side and one line about it at the foot.
import { Button } from '@mantine/core';
import { IconAlertSquareFilled, IconCheck, IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { VendorMonogram } from '../../../domain/vendors/index.ts';
import { ApiErrorMessage } from '../../../lib/api/ApiErrorMessage.tsx';
import { formatMoney } from '../../../lib/format.ts';
import { FootBar } from '../../../ui/page/FootBar.tsx';
import { AgreedSection } from './AgreedSection.tsx';
import { CostsSection } from './CostsSection.tsx';
import { HowSection } from './HowSection.tsx';
import classes from './OwnVendor.module.css';
import { type OwnVendorValues, toTerms } from './own-vendor-values.ts';
import type { OwnVendorForm } from './useOwnVendorForm.ts';
import { ownVendorFormId } from './useSaveOwnVendor.ts';
import { WhoSection } from './WhoSection.tsx';

// An own vendor in one line: who it is, how orders get there, when delivery is free.
function useSummary(values: OwnVendorValues): string {
  const { t } = useTranslation('ownVendor');
  const { shippingCents, freeShippingFromCents: from } = toTerms(values);
  const delivery =
    shippingCents === 0 || from === 0
      ? t('summary.alwaysFree')
      : from === null
        ? t('summary.neverFree', { fee: formatMoney(shippingCents) })
        : t('summary.freeFrom', { amount: formatMoney(from) });
  return t('summary.line', {
    vendor: values.name.trim() || t('summary.unnamed'),
    way: t(values.transmission === 'email' ? 'summary.byEmail' : 'summary.byHand'),
    delivery,
  });
}

interface OwnVendorFieldsProps {
  form: OwnVendorForm;
  head: ReactNode;
  side: ReactNode;
  /** Why nothing can be changed here; null: all of it can. */
  locked: string | null;
  failure: unknown;
  isBusy: boolean;
  action: string;
  hue: number;
  /** Where discarding leads. */
  back: string;
  /** Note on further effects of saving, or on missing ones. */
  note?: string | null;
  onSave: () => void;
}

export function OwnVendorFields(props: OwnVendorFieldsProps) {
  const { form, head, side, locked, failure, isBusy, action, hue, back, note = null, onSave } = props;
  const { t } = useTranslation('ownVendor');
  const summary = useSummary(form.values);
  const isLocked = locked !== null;
  return (
    <>
      {head}
      {isLocked && (
        <p className={classes.locked} role="note">
          <IconLock className="flex-none mt-1" size={17} stroke={1.7} aria-hidden />
          {locked}
        </p>
      )}
      {failure !== null && (
        <div className={classes.failure} role="alert">
          <IconAlertSquareFilled className="flex-none mt-1" size={17} aria-hidden />
          <div>
            <ApiErrorMessage error={failure} />
          </div>
        </div>
      )}
      <div className="below-desk-gap-28 below-desk-one-column side-372 items-start grid gap-36">
        <form
          id={ownVendorFormId}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (!isBusy && !isLocked) onSave();
          }}
        >
          <fieldset className="plain-fieldset" disabled={isLocked} aria-label={t('fields')}>
            <WhoSection form={form} />
            <HowSection form={form} />
            <CostsSection form={form} isLocked={isLocked} />
            <AgreedSection form={form} isLocked={isLocked} />
          </fieldset>
        </form>
        {side}
      </div>
      <FootBar
        note={
          <span className="row gap-10 anywhere">
            <VendorMonogram name={form.values.name.trim() || '?'} hue={hue} size={28} />
            <span>
              {summary}
              {note !== null && <b className="c-warn block fw-560">{note}</b>}
            </span>
          </span>
        }
      >
        <Button component={Link} variant="default" size="md" to={back}>
          {t(isLocked ? 'back' : 'discard')}
        </Button>
        {!isLocked && (
          <Button
            type="submit"
            form={ownVendorFormId}
            size="md"
            loading={isBusy}
            leftSection={<IconCheck size={17} aria-hidden />}
          >
            {action}
          </Button>
        )}
      </FootBar>
    </>
  );
}
