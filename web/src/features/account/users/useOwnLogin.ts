// The form of one's own name and password over its two calls.
import { ownAccessCalls } from '@praxora/contract/account/own-access.calls';
import { type PracticeUser, userCalls } from '@praxora/contract/account/users.calls';
import { bodySchema } from '@praxora/contract/shared/call';
import { useTranslation } from 'react-i18next';
import { usersKey } from '../../../domain/account/index.ts';
import { callApi } from '../../../lib/api/api.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { fieldError, focusFirstError, useContractForm } from '../../../lib/forms.tsx';
import { loadProfile } from '../../../lib/session/session.ts';
import { useChange } from '../../../ui/change/useChange.ts';
import { useEdited } from '../../../ui/dialogs/useEdited.tsx';
import { notifyRefusal } from '../../../ui/feedback/notify-refusal.ts';
import { sessionsKey } from './queries.ts';

const noPassword = { oldPassword: '', password: '', passwordConfirmation: '' };
const nameIn = ({ firstName, lastName }: PracticeUser) => ({ firstName, lastName });

export function useOwnLogin(me: PracticeUser) {
  const { t } = useTranslation('users');
  const name = useContractForm({
    schema: bodySchema(ownAccessCalls.changeOwnName),
    initialValues: nameIn(me),
  });
  const password = useContractForm({
    schema: bodySchema(ownAccessCalls.changeOwnPassword),
    initialValues: noPassword,
  });
  const edited = useEdited({
    seen: { version: me.version, values: nameIn(me) },
    load: async () => {
      const { users } = await callApi(userCalls.listUsers, {});
      const now = users.find(({ id }) => id === me.id);
      return now ? { version: now.version, values: nameIn(now) } : null;
    },
    fields: {
      firstName: { label: t('fields.firstName'), show: ({ firstName }) => firstName },
      lastName: { label: t('fields.lastName'), show: ({ lastName }) => lastName },
    },
    onChoose: (values) => name.setValues(values),
  });
  const rename = useChange({
    call: (values: ReturnType<typeof nameIn>) =>
      callApi(ownAccessCalls.changeOwnName, { body: { ...values, version: edited.version } }),
    success: () => t('own.nameSaved'),
    after: ({ version, ...values }) => {
      edited.saved({ version, values });
      // The greeting in the header is the name's too.
      return loadProfile();
    },
    refetch: [usersKey],
  });
  const change = useChange({
    call: (body: typeof noPassword) => callApi(ownAccessCalls.changeOwnPassword, { body }),
    success: () => t('own.passwordSaved'),
    refetch: [sessionsKey],
  });

  async function saveName(): Promise<boolean> {
    try {
      if (!(await name.submit(rename.send)())) return false;
      name.resetDirty();
      return true;
    } catch (error) {
      if (!(await edited.hear(error, name.getValues()))) notifyRefusal(error);
      return false;
    }
  }

  async function savePassword(): Promise<void> {
    try {
      if (await password.submit(change.send)()) password.reset();
      else focusFirstError(password as never, Object.keys(noPassword));
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'PASSWORD_INVALID')) return notifyRefusal(error);
      password.setFieldError('oldPassword', fieldError('PASSWORD_INVALID'));
      focusFirstError(password as never, ['oldPassword']);
    }
  }

  async function save(): Promise<void> {
    if (name.isDirty() && !(await saveName()))
      return focusFirstError(name as never, ['firstName', 'lastName']);
    if (password.isDirty()) await savePassword();
  }

  return {
    name,
    password,
    isUnsaved: name.isDirty() || password.isDirty(),
    isBusy: rename.isBusy || change.isBusy,
    save,
    question: edited.question,
  };
}
