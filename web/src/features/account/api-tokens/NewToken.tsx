// A new token: first what it may do, then its secret, which nobody can look up afterwards.
import { Checkbox, Stack, TextInput } from '@mantine/core';
import { apiTokenCalls } from '@praxora/contract/account/api-tokens.calls';
import { type BodyOf, bodySchema, type Scope, scopes } from '@praxora/contract/shared/call';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../../lib/api/api.ts';
import { useContractForm } from '../../../lib/forms.tsx';
import { useChange } from '../../../ui/change/useChange.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { DateField } from '../../../ui/fields/DateField.tsx';
import { RequiredLabel } from '../../../ui/fields/RequiredLabel.tsx';
import { apiTokensKey } from './queries.ts';
import { scopeTexts } from './scope-texts.ts';
import { TokenSecret } from './TokenSecret.tsx';

const schema = bodySchema(apiTokenCalls.createApiToken);
const initialValues: { name: string; scopes: Scope[]; lastDay: string | null } = {
  name: '',
  scopes: [],
  lastDay: null,
};

export function NewToken({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('apiTokens');
  const [secret, setSecret] = useState<string | null>(null);
  const make = useChange({
    call: (body: BodyOf<typeof apiTokenCalls.createApiToken>, key) =>
      callApi(apiTokenCalls.createApiToken, { body }, key),
    after: ({ token }) => setSecret(token),
    refetch: [apiTokensKey],
  });
  const form = useContractForm({ schema, initialValues });
  if (secret !== null) return <TokenSecret secret={secret} onClose={onClose} />;
  return (
    <FormDialog
      title={t('new')}
      action={t('make')}
      // It stays open: the secret takes the form's place.
      onSubmit={async () => {
        await form.submit(make.send)();
        return false;
      }}
      onClose={onClose}
    >
      <TextInput
        label={<RequiredLabel text={t('name')} />}
        description={t('nameText')}
        required
        withAsterisk={false}
        maxLength={80}
        data-autofocus
        {...form.getInputProps('name')}
      />
      <Checkbox.Group
        label={<RequiredLabel text={t('mayDo')} />}
        required
        withAsterisk={false}
        {...form.getInputProps('scopes')}
      >
        <Stack gap={10} mt={8}>
          {scopes.map((scope) => (
            <Checkbox
              key={scope}
              value={scope}
              label={t(scopeTexts[scope].short)}
              description={t(scopeTexts[scope].text)}
            />
          ))}
        </Stack>
      </Checkbox.Group>
      <DateField label={t('lastDay')} description={t('lastDayText')} {...form.field('lastDay')} />
    </FormDialog>
  );
}
