// The tokens other programs of the practice log in with: which there are, a new one, and the end of one.
import { Anchor, Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import section from '../../../domain/account/account/AccountSection.module.css';
import { AccountHead, SwitchedOff } from '../../../domain/account/index.ts';
import { outsidePaths } from '../../../lib/paths.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ListPage } from '../../../ui/page/ListPage.tsx';
import { Dimmed } from '../../../ui/permission/Dimmed.tsx';
import { NewToken } from './NewToken.tsx';
import { useApiTokens } from './queries.ts';
import { useTokenColumns } from './useTokenColumns.tsx';

const drawings = import.meta.glob<string>('../../../assets/apps/api.svg', {
  eager: true,
  import: 'default',
  query: '?url&no-inline',
});

export function ApiTokensPage() {
  const { t } = useTranslation('apiTokens');
  const query = useApiTokens();
  const columns = useTokenColumns();
  const [isMaking, setMaking] = useState(false);
  return (
    <ListPage
      header={
        <>
          <AccountHead
            current="appStore"
            actions={
              <Dimmed permission="manageAccount" isRefusedInSample>
                <Button leftSection={<IconPlus size={17} stroke={1.8} />} onClick={() => setMaking(true)}>
                  {t('new')}
                </Button>
              </Dimmed>
            }
          />
          <h2 className="fz-lead m-24-0-4">{t('title')}</h2>
          <p className={`${section.lead} quiet m-0-0-20`}>
            {t('lead')}{' '}
            <Anchor href={outsidePaths.apiDocs} underline="always">
              {t('docs')}
            </Anchor>
          </p>
          <SwitchedOff
            feature="activateApiTokens"
            text={t('off.text')}
            action={t('off.switchOn')}
            done={t('off.done')}
          />
        </>
      }
      query={query}
      failed={{ title: t('failed.title'), text: t('failed.text') }}
      columns={columns}
      keyOf={({ id }) => id}
      rowProps={({ state }) => (state === 'active' ? {} : { className: 'c-ink-3' })}
      empty={
        <EmptyState guide="api" title={t('empty.title')} drawing={Object.values(drawings)[0]}>
          {t('empty.text')}
        </EmptyState>
      }
      label={t('title')}
      phone="cards"
    >
      {isMaking && <NewToken onClose={() => setMaking(false)} />}
    </ListPage>
  );
}
