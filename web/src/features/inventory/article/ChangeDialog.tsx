// Asks before an article is discontinued, taken out of the inventory, put back or deleted; names it, says what follows.
import type { ArticleDetail } from '@praxora/contract/inventory/article';
import { articleCalls } from '@praxora/contract/inventory/articles.calls';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { stockKeys } from '../../../domain/inventory/index.ts';
import { callApi } from '../../../lib/api/api.ts';
import { pathTo } from '../../../lib/paths.ts';
import { useChange } from '../../../ui/change/useChange.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { useVersion } from '../../../ui/dialogs/useVersion.ts';

const texts = {
  discontinue: {
    title: 'change.discontinueTitle',
    text: 'change.discontinueText',
    action: 'change.discontinueAction',
    done: 'change.discontinued',
  },
  resume: {
    title: 'change.resumeTitle',
    text: 'change.resumeText',
    action: 'change.resumeAction',
    done: 'change.resumed',
  },
  deactivate: {
    title: 'change.deactivateTitle',
    text: 'change.deactivateText',
    action: 'change.deactivateAction',
    done: 'change.deactivated',
  },
  activate: {
    title: 'change.activateTitle',
    text: 'change.activateText',
    action: 'change.activateAction',
    done: 'change.activated',
  },
  delete: {
    title: 'change.deleteTitle',
    text: 'change.deleteText',
    action: 'change.deleteAction',
    done: 'change.deleted',
  },
} as const;

export type ArticleChange = keyof typeof texts;

const changes = {
  discontinue: { isDiscontinued: true },
  resume: { isDiscontinued: false },
  deactivate: { useInventory: false },
  activate: { useInventory: true },
} as const;

interface ChangeDialogProps {
  article: ArticleDetail;
  change: ArticleChange;
  onClose: () => void;
}

export function ChangeDialog({ article, change, onClose }: ChangeDialogProps) {
  const { t } = useTranslation('article');
  const navigate = useNavigate();
  const { name, id: articleId } = article;
  const { version, hear } = useVersion(article.version);
  const { title, text, action, done } = texts[change];

  const carryOut = useChange({
    call: (): Promise<unknown> =>
      change === 'delete'
        ? callApi(articleCalls.deleteArticle, { params: { articleId }, query: { version } })
        : callApi(articleCalls.changeArticles, { body: { articleIds: [articleId], ...changes[change] } }),
    success: () => t(done, { name }),
    // A deleted article is not fetched again.
    after: () => change === 'delete' && navigate(pathTo('inventory')),
    refetch: stockKeys,
  });

  return (
    <FormDialog
      title={t(title, { name })}
      action={t(action, { name })}
      isDangerous={change === 'delete'}
      onSubmit={() => carryOut.send().catch(hear)}
      onClose={onClose}
    >
      <p>{t(text)}</p>
    </FormDialog>
  );
}
