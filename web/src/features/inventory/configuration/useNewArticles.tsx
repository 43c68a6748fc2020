// The drafts of new articles: which one is open, which are saved, and where the user goes on.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { stockKeys } from '../../../domain/inventory/index.ts';
import { forgetOrders } from '../../../domain/purchasing/index.ts';
import { ApiErrorMessage } from '../../../lib/api/ApiErrorMessage.tsx';
import { createBookingKeys } from '../../../lib/api/booking-keys.ts';
import { pathTo } from '../../../lib/paths.ts';
import { useChange } from '../../../ui/change/useChange.ts';
import { notify } from '../../../ui/feedback/notify.tsx';
import { useUnsavedGuard } from '../../../ui/page/useUnsavedGuard.tsx';
import { canBeSent, type Draft, isChanged } from './drafts.ts';
import { bookOpenings, saveDrafts } from './saving.ts';

const isOpen = ({ savedAs }: Draft): boolean => savedAs === null;

/** The drafts, with the changed ones in their places. */
const withChanged = (drafts: readonly Draft[], changed: readonly Draft[]): Draft[] =>
  drafts.map((one) => changed.find(({ key }) => key === one.key) ?? one);

export function useNewArticles(start: readonly Draft[], backTo: string | null) {
  const { t } = useTranslation('article');
  const queryClient = useQueryClient();
  const [drafts, setDrafts] = useState(start);
  const [activeKey, setActiveKey] = useState(start[0]?.key ?? '');
  const [failedTries, setFailedTries] = useState(0);
  const [keys] = useState(createBookingKeys);
  const open = drafts.filter(isOpen);
  const draft = drafts.find(({ key }) => key === activeKey) ?? drafts[0];
  const isUnsaved = drafts.some(isChanged) || (drafts.length > open.length && open.length > 0);
  const { leaveTo, question } = useUnsavedGuard(isUnsaved, draft?.values.name ?? '');

  const replace = (changed: readonly Draft[]) => setDrafts((before) => withChanged(before, changed));

  const saving = useChange({
    call: (sent: readonly Draft[]) => saveDrafts(sent, keys),
    after: async (answered) => {
      for (const { name, error } of await bookOpenings(answered)) {
        notify.warning(
          <>
            {t('opening.failed', { name })} <ApiErrorMessage error={error} />
          </>,
        );
      }
      // Their products can be stored from now on.
      forgetOrders(queryClient);
    },
    refetch: stockKeys,
  });

  async function save(wanted: readonly Draft[]) {
    const tried = wanted.map((one) => ({ ...one, isTried: true }));
    // A single invalid article is not sent; of several, the valid ones are saved and the others named.
    const sent = tried.filter(canBeSent);
    if (sent.length === 0) {
      replace(tried);
      setFailedTries((tries) => tries + 1);
      return;
    }
    const answered = await saving.run(sent);
    if (answered === null) return;
    const after = withChanged(tried, answered);
    replace(after);
    goOn(after);
  }

  /** To what is still open; the page is left when nothing is. */
  function goOn(after: readonly Draft[]) {
    const now = withChanged(drafts, after);
    const failed = after.find(isOpen);
    const next = failed ?? now.find(isOpen);
    if (failed) setFailedTries((tries) => tries + 1);
    else notify.success(savedText(after));
    if (!next) return leaveTo(placeAfter(now));
    setActiveKey(next.key);
    window.scrollTo({ top: 0 });
  }

  function placeAfter([only, another]: readonly Draft[]): string {
    if (backTo !== null) return backTo;
    return only?.savedAs && !another ? pathTo('article', { articleId: only.savedAs }) : pathTo('inventory');
  }

  function savedText(saved: readonly Draft[]): string {
    const [only] = saved;
    return saved.length === 1 && only
      ? t('save.saved', { name: only.values.name })
      : t('save.savedSeveral', { count: saved.length });
  }

  return {
    drafts,
    draft,
    open,
    isUnsaved,
    failedTries,
    isBusy: saving.isBusy,
    setActiveKey,
    update: (key: string, change: (draft: Draft) => Draft) =>
      setDrafts((before) => before.map((one) => (one.key === key ? change(one) : one))),
    save,
    question,
  };
}
