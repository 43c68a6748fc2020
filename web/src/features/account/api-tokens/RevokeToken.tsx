import { type ApiToken, apiTokenCalls } from '@praxora/contract/account/api-tokens.calls';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../../lib/api/api.ts';
import { useChange } from '../../../ui/change/useChange.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { apiTokensKey } from './queries.ts';

interface RevokeTokenProps {
  token: ApiToken;
  onClose: () => void;
}

export function RevokeToken({ token: { id, name }, onClose }: RevokeTokenProps) {
  const { t } = useTranslation('apiTokens');
  const revoke = useChange({
    call: () => callApi(apiTokenCalls.revokeApiToken, { params: { apiTokenId: id } }),
    success: () => t('revoked', { name }),
    refetch: [apiTokensKey],
  });
  return (
    <FormDialog
      title={t('revokeTitle', { name })}
      action={t('revoke')}
      isDangerous
      onSubmit={() => revoke.send()}
      onClose={onClose}
    >
      <p>{t('revokeText')}</p>
    </FormDialog>
  );
}
