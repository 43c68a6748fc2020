// Inviting somebody, beside the list: it stays usable, and the panel closes once the mail is on its way.
import { Button, CloseButton, Group, NativeSelect, TextInput } from '@mantine/core';
import { userCalls } from '@praxora/contract/account/users.calls';
import { bodySchema } from '@praxora/contract/shared/call';
import { type Role, roles } from '@praxora/contract/shared/permissions';
import { IconSend } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../../lib/api/api.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { fieldError, focusFirstError, useContractForm } from '../../../lib/forms.tsx';
import { currentLanguage } from '../../../lib/i18n.ts';
import { everything } from '../../../ui/change/change.ts';
import { useChange } from '../../../ui/change/useChange.ts';
import { notifyRefusal } from '../../../ui/feedback/notify-refusal.ts';
import { RequiredLabel } from '../../../ui/fields/RequiredLabel.tsx';
import { roleTexts } from './role-rights.ts';

interface InvitePanelProps {
  hasApprovals: boolean;
  onClose: () => void;
  onInvited: (invitationId: number) => void;
}

export function InvitePanel({ hasApprovals, onClose, onInvited }: InvitePanelProps) {
  const { t } = useTranslation(['users', 'common']);
  const titleId = useId();
  const { form, submit, isBusy } = useInvitation(onInvited, onClose);
  return (
    <section className="panel p-18" aria-labelledby={titleId}>
      <Group gap={8} wrap="nowrap" justify="space-between">
        <h2 id={titleId}>{t('invite.title')}</h2>
        <CloseButton aria-label={t('common:close')} onClick={onClose} />
      </Group>
      <p className="quiet fz-note lh-150 m-4-0-14">{t('invite.lead')}</p>
      <form
        className="column gap-14"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <TextInput
          label={<RequiredLabel text={t('fields.email')} />}
          type="email"
          autoComplete="off"
          autoFocus
          required
          withAsterisk={false}
          {...form.getInputProps('email')}
        />
        <div className="columns gap-12 items-start">
          <TextInput label={t('fields.firstName')} autoComplete="off" {...form.getInputProps('firstName')} />
          <TextInput label={t('fields.lastName')} autoComplete="off" {...form.getInputProps('lastName')} />
        </div>
        <p className="quiet fz-caption mt--8">{t('fields.nameHelp')}</p>
        <NativeSelect
          label={t('columns.role')}
          description={t(roleTexts[form.values.role])}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          data={roles.map((role) => ({ value: role, label: t(`common:role.${role}`) }))}
          {...form.getInputProps('role')}
        />
        {hasApprovals && <p className="quiet fz-caption mt--8">{t('invite.buyer')}</p>}
        <Button
          type="submit"
          fullWidth
          loading={isBusy}
          leftSection={<IconSend size={16} stroke={1.7} aria-hidden />}
        >
          {t('invite.send')}
        </Button>
        <p className="quiet fz-caption ta-center">{t('invite.valid')}</p>
      </form>
    </section>
  );
}

function useInvitation(onInvited: (id: number) => void, onClose: () => void) {
  const { t } = useTranslation('users');
  const form = useContractForm({
    schema: bodySchema(userCalls.invite),
    initialValues: { email: '', firstName: '', lastName: '', role: 'stock' as Role },
    complete: (values) => ({ ...values, language: currentLanguage() }),
  });
  const invite = useChange({
    call: (body: Parameters<Parameters<typeof form.submit>[0]>[0]) => callApi(userCalls.invite, { body }),
    success: ({ email }) => t('invite.sent', { email }),
    after: ({ id }) => {
      onInvited(id);
      onClose();
    },
    // The list of users, and the first steps, which tick themselves.
    refetch: [everything],
  });

  async function submit() {
    try {
      if (await form.submit(invite.send)()) return;
      focusFirstError(form as never, ['email', 'firstName', 'lastName']);
    } catch (error) {
      const code = error instanceof ApiError ? error.code : null;
      if (code === 'EMAIL_TAKEN' || code === 'INVITED_ALREADY') form.setFieldError('email', fieldError(code));
      else notifyRefusal(error);
    }
  }
  return { form, submit, isBusy: invite.isBusy };
}
