// A dealer that is not on the marketplace, made with as little as its name; its price list may come along.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAgreements } from '../../../domain/account/index.ts';
import { pathTo } from '../../../lib/paths.ts';
import { useSession } from '../../../lib/session/session.ts';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { UnsavedMark } from '../../../ui/page/UnsavedMark.tsx';
import { useUnsavedGuard } from '../../../ui/page/useUnsavedGuard.tsx';
import { PriceListPanel } from '../price-list/PriceListPanel.tsx';
import { usePriceList } from '../price-list/price-list.queries.ts';
import { OwnVendorFields } from './OwnVendorFields.tsx';
import { newVendor } from './own-vendor-values.ts';
import { useOwnVendorForm } from './useOwnVendorForm.ts';
import { useCreateOwnVendor, useSaving } from './useSaveOwnVendor.ts';

/** A vendor that has no colour of its own yet. */
const newHue = 180;

export function NewOwnVendorPage() {
  const { t } = useTranslation(['ownVendor', 'routes', 'priceList']);
  const { user } = useSession();
  const { approvers } = useAgreements();
  const { data: list } = usePriceList(null);
  const [markedList, setMarkedList] = useState<string | null>(null);
  const form = useOwnVendorForm(newVendor(user?.country ?? ''), null);
  const create = useCreateOwnVendor();
  const { leaveTo, question } = useUnsavedGuard(form.isUnsaved, t('new.title'));
  const { save, failure } = useSaving({
    form,
    send: (body) => create.send(markedList === null ? body : { ...body, priceListId: markedList }),
    onSaved: ({ id }) => leaveTo(pathTo('vendors', { vendorId: id })),
  });
  return (
    <>
      <OwnVendorFields
        form={form}
        head={
          <PageHeader
            crumb={[{ label: t('routes:vendors'), to: pathTo('vendors') }]}
            here={t('new.here')}
            title={t('new.title')}
            facts={t('new.facts')}
            actions={<UnsavedMark isShown={form.isUnsaved} />}
          />
        }
        side={
          approvers === null && (
            <PriceListPanel
              vendorId={null}
              takeOver={{
                action: (numbers) => t('priceList:mark.action', numbers),
                note: t('priceList:mark.note'),
                done: (numbers) =>
                  markedList !== null && markedList === list?.id ? t('priceList:mark.done', numbers) : null,
                isBusy: false,
                error: null,
                onTake: ({ id }) => setMarkedList(id),
                onReset: () => setMarkedList(null),
              }}
            />
          )
        }
        locked={approvers === null ? null : t('locked.new', { approvers })}
        failure={failure}
        isBusy={create.isBusy}
        action={t('new.action')}
        hue={newHue}
        back={pathTo('vendors')}
        note={list && markedList === null ? t('new.withoutPrices') : null}
        onSave={() => void save()}
      />
      {question}
    </>
  );
}
