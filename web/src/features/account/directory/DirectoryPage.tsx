// The address book: where goods go and who gets the invoice. The address that is edited stands in the page's address.
import { useMediaQuery } from '@mantine/hooks';
import { idInAddress } from '@praxora/rules/shared/row-id';
import { IconInfoCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { AccountHead } from '../../../domain/account/index.ts';
import { useAddresses } from '../../../domain/purchasing/index.ts';
import { usePermission } from '../../../lib/session/permissions.ts';
import { from } from '../../../styles/breakpoints.ts';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { PageSkeleton } from '../../../ui/feedback/PageSkeleton.tsx';
import { AddressList } from './AddressList.tsx';
import classes from './DirectoryPage.module.css';
import { EditAddress } from './EditAddress.tsx';

/** Room for the list and the form beside it; the style sheet says the same. */
const roomForBoth = from('desk');

export function DirectoryPage() {
  const { t } = useTranslation('account');
  const [search] = useSearchParams();
  const isPermitted = usePermission('manageSettings');
  const isWide = useMediaQuery(roomForBoth, false, { getInitialValueInEffect: false });
  const { data: addresses, error, refetch } = useAddresses();
  if (!addresses && !error) return <PageSkeleton />;
  const editedId = isPermitted ? idInAddress(search.get('edit') ?? undefined) : null;
  const edited = addresses?.find(({ id }) => id === editedId);
  const form = edited && <EditAddress key={edited.id} address={edited} isAlone={!isWide} />;
  if (form && !isWide) return form;
  return (
    <>
      <AccountHead current="directory" />
      {addresses ? (
        <div
          className={`${classes.columns} items-start grid gap-36 mt-24`}
          data-beside={form ? true : undefined}
        >
          <div>
            {(['shipping', 'billing'] as const).map((kind) => (
              <AddressList
                key={kind}
                kind={kind}
                addresses={addresses.filter((address) => address.kind === kind)}
                editedId={edited?.id ?? null}
              />
            ))}
            <p className="row gap-10 items-top quiet fz-note lh-150 mt-22">
              <IconInfoCircle className="leading-sign" size={17} stroke={1.6} aria-hidden />
              {t('directory.note')}
            </p>
          </div>
          {form}
        </div>
      ) : (
        <ErrorState title={t('directory.failed')} onRetry={() => void refetch()}>
          {t('directory.failedText')}
        </ErrorState>
      )}
    </>
  );
}
