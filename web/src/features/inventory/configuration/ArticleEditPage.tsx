// An article as it is, to be changed. Units and label placement stay as they are while there is stock.
import { Button } from '@mantine/core';
import type { ArticleDetail } from '@praxora/contract/inventory/article';
import { articleCalls } from '@praxora/contract/inventory/articles.calls';
import { idInAddress } from '@praxora/rules/row-id';
import { IconCheck } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { invalidateInventory, useArticle, useUnits } from '../../../domain/inventory/queries.ts';
import { ApiErrorMessage } from '../../../lib/api/ApiErrorMessage.tsx';
import { callApi } from '../../../lib/api/api.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { pathTo } from '../../../lib/paths.ts';
import { notify } from '../../../ui/feedback/notify.tsx';
import { FootBar } from '../../../ui/page/FootBar.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { ArticleMissing } from '../article/ArticleMissing.tsx';
import { ArticleFields } from './ArticleFields.tsx';
import { toPayload, valuesOfArticle } from './articleForm.ts';
import { afterRefusal, canBeSent, draftOf, isChanged } from './drafts.ts';
import { formOf } from './form.ts';
import { NotSaved } from './NotSaved.tsx';
import { UnsavedMark } from './UnsavedMark.tsx';
import { useEditedArticle } from './useEditedArticle.ts';
import { useUnsavedGuard } from './useUnsavedGuard.tsx';

export function ArticleEditPage() {
  const articleId = idInAddress(useParams().articleId);
  const { data: article, error, refetch } = useArticle(articleId);
  const units = useUnits();
  if (article && units.data) return <EditArticle key={article.id} article={article} />;
  return (
    <ArticleMissing
      articleId={articleId}
      error={error ?? units.error}
      onRetry={() => void Promise.all([refetch(), units.refetch()])}
    />
  );
}

function EditArticle({ article }: { article: ArticleDetail }) {
  const { t } = useTranslation(['article', 'routes']);
  const queryClient = useQueryClient();
  const [draft, setDraft] = useState(() => draftOf('article', valuesOfArticle(article)));
  const [failedTries, setFailedTries] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const edited = useEditedArticle(article, (values) =>
    setDraft((before) => ({ ...before, values, refused: {} })),
  );
  const isUnsaved = isChanged(draft);
  const { leaveTo, question } = useUnsavedGuard(isUnsaved, article.name);
  const address = pathTo('article', { articleId: article.id });

  async function save() {
    if (!canBeSent(draft)) {
      setDraft({ ...draft, isTried: true });
      setFailedTries((tries) => tries + 1);
      return;
    }
    setBusy(true);
    try {
      const { earliestExpiryDate } = article;
      const payload = toPayload(draft.values, article.dentalOfficeId);
      await callApi(articleCalls.updateArticle, {
        body: { ...payload, earliestExpiryDate, id: article.id, version: edited.version },
      });
      await invalidateInventory(queryClient);
      notify.success(t('save.saved', { name: draft.values.name }));
      leaveTo(address);
    } catch (error) {
      if (await edited.hear(error, draft.values)) {
        setBusy(false);
        return;
      }
      if (error instanceof ApiError && (error.status === 409 || error.status === 422)) {
        setDraft(afterRefusal([draft], error)[0] ?? draft);
        setFailedTries((tries) => tries + 1);
      } else notify.error(<ApiErrorMessage error={error} />);
      setBusy(false);
    }
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void save();
      }}
    >
      <PageHeader
        crumb={[
          { label: t('routes:inventory'), to: pathTo('inventory') },
          { label: article.name, to: address },
        ]}
        title={t('head.edit', { name: article.name })}
        facts={article.isCustom ? t('head.own') : t('head.linked', { manufacturer: article.manufacturer })}
        actions={<UnsavedMark isShown={isUnsaved} />}
      />
      <NotSaved drafts={[draft]} onOpen={() => {}} />
      <ArticleFields
        form={formOf(draft, setDraft, article.hasStock)}
        isNew={false}
        failedTries={failedTries}
      />
      <FootBar>
        <Button component={Link} variant="default" size="md" to={address}>
          {t('discard')}
        </Button>
        <Button type="submit" size="md" loading={isBusy} rightSection={<IconCheck size={17} aria-hidden />}>
          {t('save.one')}
        </Button>
      </FootBar>
      {question}
      {edited.question}
    </form>
  );
}
