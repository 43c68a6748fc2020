import { Button } from '@mantine/core';
import { type ApiToken, apiTokenCalls } from '@praxora/contract/account/api-tokens.calls';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../../lib/api/api.ts';
import { formatDate, formatDateTime } from '../../../lib/format.ts';
import { useChange } from '../../../ui/change/useChange.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { RowButtons } from '../../../ui/table/RowButtons.tsx';
import classes from './ApiTokens.module.css';
import { apiTokensKey } from './queries.ts';
import { scopeTexts } from './scope-texts.ts';

interface RevokeTokenProps {
  token: ApiToken;
  onClose: () => void;
}

function RevokeToken({ token: { id, name }, onClose }: RevokeTokenProps) {
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

const states = { active: 'states.active', expired: 'states.expired', revoked: 'states.revoked' } as const;

export function useTokenColumns(): Column<ApiToken>[] {
  const { t } = useTranslation(['apiTokens', 'activityWords']);
  return [
    {
      key: 'name',
      head: t('columns.name'),
      isRowHead: true,
      onPhone: 'whole',
      className: `${classes.name} fw-540 anywhere`,
      cell: ({ name, ending, createdBy, createdAt, creatorRole, state }) => (
        <>
          {name} <span className={`${classes.ending} c-ink-3 fw-400`}>…{ending}</span>
          <span className="quiet fz-note block fw-400">
            {t('madeBy', { who: createdBy, day: formatDate(createdAt) })}
          </span>
          {state === 'active' && (
            <span className="quiet fz-note block fw-400">
              {t('rights', { who: createdBy, role: t(`activityWords:values.role.${creatorRole}`) })}
            </span>
          )}
        </>
      ),
    },
    {
      key: 'scopes',
      head: t('columns.scopes'),
      onPhone: 'whole',
      cell: ({ scopes }) => scopes.map((scope) => t(scopeTexts[scope].short)).join(', '),
    },
    {
      key: 'lastUsed',
      head: t('columns.lastUsed'),
      align: 'digits',
      cell: ({ lastUsedAt }) => (lastUsedAt === null ? t('never') : formatDateTime(lastUsedAt)),
    },
    {
      key: 'lastDay',
      head: t('columns.lastDay'),
      align: 'digits',
      cell: ({ lastDay }) => (lastDay === null ? t('unlimited') : formatDate(lastDay)),
    },
    { key: 'state', head: t('columns.state'), cell: ({ state }) => t(states[state]) },
    {
      key: 'actions',
      head: t('columns.actions'),
      isHeadHidden: true,
      align: 'right',
      hasNoLabel: true,
      cell: (token) => token.state === 'active' && <Revoke token={token} />,
    },
  ];
}

function Revoke({ token }: { token: ApiToken }) {
  const { t } = useTranslation('apiTokens');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <RowButtons>
        <Button
          variant="default"
          size="compact-sm"
          aria-label={t('revokeOf', { name: token.name })}
          onClick={() => setOpen(true)}
        >
          {t('revoke')}
        </Button>
      </RowButtons>
      {isOpen && <RevokeToken token={token} onClose={() => setOpen(false)} />}
    </>
  );
}
