// One article or several, configured one after the other; each is saved by itself, or all that are left at once.
import { Button } from '@mantine/core';
import { IconArrowRight, IconCheck } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { invalidateInventory } from '../../../domain/inventory/queries.ts';
import { ApiErrorMessage } from '../../../lib/api/ApiErrorMessage.tsx';
import { createBookingKeys } from '../../../lib/api/booking-keys.ts';
import { useLanguage } from '../../../lib/i18n.ts';
import { pathTo } from '../../../lib/paths.ts';
import { notify } from '../../../ui/feedback/notify.tsx';
import { FootBar } from '../../../ui/page/FootBar.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { ArticleFields } from './ArticleFields.tsx';
import { DraftTabs } from './DraftTabs.tsx';
import { canBeSent, type Draft, isChanged } from './drafts.ts';
import { formOf } from './form.ts';
import { NotSaved } from './NotSaved.tsx';
import { bookOpenings, saveDrafts } from './saving.ts';
import { UnsavedMark } from './UnsavedMark.tsx';
import { useUnsavedGuard } from './useUnsavedGuard.tsx';

interface NewArticlesProps {
  start: readonly Draft[];
  /** Where the user came from and goes on; null: the article, or the inventory. */
  backTo: string | null;
}

export function NewArticles({ start, backTo }: NewArticlesProps) {
  const { t } = useTranslation(['article', 'routes']);
  const language = useLanguage();
  const queryClient = useQueryClient();
  const [drafts, setDrafts] = useState(start);
  const [activeKey, setActiveKey] = useState(start[0]?.key ?? '');
  const [failedTries, setFailedTries] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const open = drafts.filter(({ savedAs }) => savedAs === null);
  const draft = drafts.find(({ key }) => key === activeKey) ?? drafts[0];
  const isUnsaved = drafts.some(isChanged) || (drafts.length > open.length && open.length > 0);
  const [keys] = useState(createBookingKeys);
  const { leaveTo, question } = useUnsavedGuard(isUnsaved, draft?.values.name ?? '');
  if (draft === undefined) return null;

  const replace = (changed: readonly Draft[]) =>
    setDrafts((before) => before.map((one) => changed.find(({ key }) => key === one.key) ?? one));

  async function save(wanted: readonly Draft[]) {
    const tried = wanted.map((one) => ({ ...one, isTried: true }));
    // One alone is mended first; of several, those that are right are saved and the others named.
    const sent = tried.filter(canBeSent);
    if (sent.length === 0) {
      replace(tried);
      setFailedTries((tries) => tries + 1);
      return;
    }
    setBusy(true);
    try {
      const answered = await saveDrafts(sent, keys);
      const after = tried.map((one) => answered.find(({ key }) => key === one.key) ?? one);
      const saved = after.filter(({ savedAs }) => savedAs !== null);
      for (const { name, error } of await bookOpenings(saved)) {
        notify.warning(
          <>
            {t('opening.failed', { name })} <ApiErrorMessage error={error} />
          </>,
        );
      }
      replace(after);
      await invalidateInventory(queryClient);
      goOn(after);
    } catch (error) {
      notify.error(<ApiErrorMessage error={error} />);
    } finally {
      setBusy(false);
    }
  }

  /** To what is still open; the page is left when nothing is. */
  function goOn(after: readonly Draft[]) {
    const now = drafts.map((one) => after.find(({ key }) => key === one.key) ?? one);
    const failed = after.find(({ savedAs }) => savedAs === null);
    const next = failed ?? now.find(({ savedAs }) => savedAs === null);
    const [first] = now;
    if (failed) setFailedTries((tries) => tries + 1);
    else notify.success(savedText(after));
    if (next) {
      setActiveKey(next.key);
      window.scrollTo({ top: 0 });
    } else if (backTo !== null) {
      leaveTo(backTo);
    } else if (now.length === 1 && first?.savedAs) {
      leaveTo(pathTo('article', { articleId: first.savedAs }));
    } else leaveTo(pathTo('inventory'));
  }

  function savedText(saved: readonly Draft[]): string {
    const [only] = saved;
    return saved.length === 1 && only
      ? t('save.saved', { name: only.values.name })
      : t('save.savedSeveral', { count: saved.length });
  }

  const { product } = draft;
  const name = product?.name[language];
  const isLast = open.length <= 1;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void save([draft]);
      }}
    >
      <PageHeader
        crumb={[
          backTo === null
            ? { label: t('routes:inventory'), to: pathTo('inventory') }
            : { label: t('routes:order'), to: backTo },
        ]}
        title={name ? t('head.configure', { name }) : t('head.create')}
        facts={
          product
            ? t('head.fromCatalogue', {
                manufacturer: product.manufacturer,
                number: product.manufacturerNumber,
                pack: product.packText[language],
              })
            : t('head.own')
        }
        actions={<UnsavedMark isShown={isUnsaved} />}
      />
      {drafts.length > 1 && <DraftTabs drafts={drafts} active={draft.key} onOpen={setActiveKey} />}
      <NotSaved drafts={drafts} onOpen={setActiveKey} />
      <ArticleFields
        key={draft.key}
        form={formOf(draft, (change) =>
          setDrafts((before) => before.map((one) => (one.key === draft.key ? change(one) : one))),
        )}
        isNew
        failedTries={failedTries}
      />
      <FootBar
        note={
          drafts.length > 1 && t('head.place', { number: drafts.indexOf(draft) + 1, count: drafts.length })
        }
      >
        <Button component={Link} variant="default" size="md" to={backTo ?? pathTo('inventory')}>
          {t('discard')}
        </Button>
        {open.length > 1 && (
          <Button variant="default" size="md" loading={isBusy} onClick={() => void save(open)}>
            {t('save.all', { count: open.length })}
          </Button>
        )}
        <Button
          type="submit"
          size="md"
          loading={isBusy}
          rightSection={
            isLast ? <IconCheck size={17} aria-hidden /> : <IconArrowRight size={17} aria-hidden />
          }
        >
          {isLast ? t('save.one') : t('save.next')}
        </Button>
      </FootBar>
      {question}
    </form>
  );
}
