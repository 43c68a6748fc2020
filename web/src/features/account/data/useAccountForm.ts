// The form of the account's data: saved with the version it was opened with.
import { type Account, accountCalls } from '@praxora/contract/account/account.calls';
import { bodySchema } from '@praxora/contract/shared/call';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../../lib/api/api.ts';
import { useContractForm } from '../../../lib/forms.tsx';
import { loadProfile } from '../../../lib/session/session.ts';
import { useChange } from '../../../ui/change/useChange.ts';
import { useEdited } from '../../../ui/dialogs/useEdited.tsx';
import { accountKey, loadAccount } from './account.queries.ts';

interface Values {
  practiceName: string;
  contactPerson: string;
}

const valuesOf = ({ practiceName, contactPerson }: Account): Values => ({ practiceName, contactPerson });

export function useAccountForm(account: Account) {
  const { t } = useTranslation('account');
  // It may be fetched anew meanwhile: what was seen when the form opened, or was saved here last, counts.
  const [seen, setSeen] = useState(account);
  const form = useContractForm({
    schema: bodySchema(accountCalls.updateAccount),
    initialValues: valuesOf(seen),
  });
  const edited = useEdited<Values, keyof Values>({
    seen: { version: seen.version, values: valuesOf(seen) },
    load: async () => {
      const account = await loadAccount();
      return { version: account.version, values: valuesOf(account) };
    },
    fields: {
      practiceName: { label: t('data.practiceName'), show: ({ practiceName }) => practiceName },
      contactPerson: { label: t('data.contactPerson'), show: ({ contactPerson }) => contactPerson },
    },
    onChoose: form.setValues,
  });
  const update = useChange({
    call: (body: Values & { version: number }) => callApi(accountCalls.updateAccount, { body }),
    success: () => t('data.saved'),
    // The header greets with the practice's name.
    after: () => loadProfile(),
    refetch: [accountKey],
  });
  const save = form.submit(async (body) => {
    try {
      const saved = await update.send({ ...body, version: edited.version });
      setSeen(saved);
      form.setValues(valuesOf(saved));
      edited.saved({ version: saved.version, values: valuesOf(saved) });
      return true;
    } catch (error) {
      if (await edited.hear(error, form.getValues())) return false;
      throw error;
    }
  });
  const { practiceName, contactPerson } = form.values;
  return {
    seen,
    form,
    save,
    isBusy: update.isBusy,
    isUnsaved: practiceName !== seen.practiceName || contactPerson !== seen.contactPerson,
    question: edited.question,
  };
}
