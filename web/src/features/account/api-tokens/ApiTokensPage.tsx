// The tokens other programs of the practice log in with: which there are, a new one, and the end of one.
import { Anchor, Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import section from '../../../domain/account/account/AccountSection.module.css';
import { AccountHead, SwitchedOff } from '../../../domain/account/index.ts';
import { outsidePaths } from '../../../lib/paths.ts';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { PageSkeleton } from '../../../ui/feedback/PageSkeleton.tsx';
import { NewToken } from './NewToken.tsx';
import { useApiTokens } from './queries.ts';
import { TokenTable } from './TokenTable.tsx';

export function ApiTokensPage() {
  const { t } = useTranslation('apiTokens');
  const { data: tokens, error, refetch } = useApiTokens();
  const [isMaking, setMaking] = useState(false);
  return (
    <>
      <AccountHead
        current="appStore"
        actions={
          <Button leftSection={<IconPlus size={17} stroke={1.8} />} onClick={() => setMaking(true)}>
            {t('new')}
          </Button>
        }
      />
      <h2 className="fz-lead m-24-0-4">{t('title')}</h2>
      <p className={section.lead}>
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
      {tokens ? (
        <TokenTable tokens={tokens} />
      ) : error ? (
        <ErrorState title={t('failed.title')} onRetry={() => void refetch()}>
          {t('failed.text')}
        </ErrorState>
      ) : (
        <PageSkeleton />
      )}
      {isMaking && <NewToken onClose={() => setMaking(false)} />}
    </>
  );
}
