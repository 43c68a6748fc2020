// An article as it is, to be changed. Units and label placement stay as they are while there is stock.
import { Button } from '@mantine/core';
import type { ArticleDetail } from '@praxora/contract/inventory/article';
import { articleCalls } from '@praxora/contract/inventory/articles.calls';
import { idInAddress } from '@praxora/rules/shared/row-id';
import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { stockKeys, useArticle, useUnits } from '../../../domain/inventory/index.ts';
import { manufacturerText } from '../../../domain/shop/index.ts';
import { callApi } from '../../../lib/api/api.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { pathTo } from '../../../lib/paths.ts';
import { useChange } from '../../../ui/change/useChange.ts';
import { notifyRefusal } from '../../../ui/feedback/notify-refusal.ts';
import { FootBar } from '../../../ui/page/FootBar.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { UnsavedMark } from '../../../ui/page/UnsavedMark.tsx';
import { useUnsavedGuard } from '../../../ui/page/useUnsavedGuard.tsx';
import { ArticleMissing } from '../article/ArticleMissing.tsx';
import { ArticleFields } from './ArticleFields.tsx';
import { toPayload, valuesOfArticle } from './article-form.ts';
import { afterRefusal, canBeSent, type Draft, isChanged, toDraft } from './drafts.ts';
import { toForm } from './form.ts';
import { NotSaved } from './NotSaved.tsx';
import { useEditedArticle } from './useEditedArticle.ts';

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
  const address = pathTo('article', { articleId: article.id });
  const { draft, setDraft, failedTries, isBusy, save, questions } = useArticleDraft(article, address);
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
        facts={
          article.isCustom
            ? t('head.own')
            : t('head.linked', { manufacturer: manufacturerText(article.manufacturer) })
        }
        actions={<UnsavedMark isShown={isChanged(draft)} />}
      />
      <NotSaved drafts={[draft]} onOpen={() => {}} />
      <ArticleFields
        form={toForm(draft, setDraft, article.hasStock)}
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
      {questions}
    </form>
  );
}

/** The article as it is typed, and saving it; who is done goes to the address. */
function useArticleDraft(article: ArticleDetail, address: string) {
  const { t } = useTranslation('article');
  const [draft, setDraft] = useState(() => toDraft('article', valuesOfArticle(article)));
  const [failedTries, setFailedTries] = useState(0);
  const edited = useEditedArticle(article, (values) =>
    setDraft((before) => ({ ...before, values, refused: {} })),
  );
  const { leaveTo, question } = useUnsavedGuard(isChanged(draft), article.name);

  const saving = useChange({
    call: ({ values }: Draft) => {
      const { id, earliestExpiryDate, dentalOfficeId } = article;
      const payload = toPayload(values, dentalOfficeId);
      return callApi(articleCalls.updateArticle, {
        body: { ...payload, earliestExpiryDate, id, version: edited.version },
      });
    },
    success: (_, { values }) => t('save.saved', { name: values.name }),
    refetch: stockKeys,
  });

  function showProblems(refused: Draft) {
    setDraft(refused);
    setFailedTries((tries) => tries + 1);
  }

  async function save() {
    if (!canBeSent(draft)) return showProblems({ ...draft, isTried: true });
    try {
      await saving.send(draft);
      leaveTo(address);
    } catch (error) {
      if (await edited.hear(error, draft.values)) return;
      if (error instanceof ApiError && (error.status === 409 || error.status === 422))
        showProblems(afterRefusal([draft], error)[0] ?? draft);
      else notifyRefusal(error);
    }
  }

  const questions = (
    <>
      {question}
      {edited.question}
    </>
  );
  return { draft, setDraft, failedTries, isBusy: saving.isBusy, save, questions };
}
