// Why nothing was changed, or what could not be ordered, with the articles concerned as links.
import { Anchor, Button, Modal } from '@mantine/core';
import type { ArticleListed } from '@praxora/contract/inventory/article';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ApiErrorMessage } from '../../../lib/api/ApiErrorMessage.tsx';
import { pathTo } from '../../../lib/paths.ts';

export type Failure = { readonly error: unknown } | { readonly notOrdered: readonly ArticleListed[] };

export function BulkFailure({ failure, onClose }: { failure: Failure; onClose: () => void }) {
  const { t } = useTranslation(['inventory', 'common']);
  return (
    <Modal
      opened
      onClose={onClose}
      title={'error' in failure ? t('bulk.refusedTitle') : t('bulk.fillFailed')}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      {'error' in failure ? (
        <ApiErrorMessage error={failure.error} />
      ) : (
        <>
          <p>{t('bulk.fillFailedText')}</p>
          <ul>
            {failure.notOrdered.map(({ id, name }) => (
              <li key={id}>
                <Anchor component={Link} to={pathTo('article', { articleId: id })} inherit>
                  {name}
                </Anchor>
              </li>
            ))}
          </ul>
        </>
      )}
      <div className="flex justify-end mt-20">
        <Button data-autofocus onClick={onClose}>
          {t('bulk.understood')}
        </Button>
      </div>
    </Modal>
  );
}
