// Configuration of one or several new articles, one after the other; each is saved by itself, or all remaining ones at
// once.
import { Button } from '@mantine/core';
import { IconArrowRight, IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { manufacturerText } from '../../../domain/shop/index.ts';
import { useLanguage } from '../../../lib/i18n.ts';
import { pathTo } from '../../../lib/paths.ts';
import { FootBar } from '../../../ui/page/FootBar.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { UnsavedMark } from '../../../ui/page/UnsavedMark.tsx';
import { ArticleFields } from './ArticleFields.tsx';
import { DraftTabs } from './DraftTabs.tsx';
import type { Draft } from './drafts.ts';
import { toForm } from './form.ts';
import { NotSaved } from './NotSaved.tsx';
import { TemplateBar } from './TemplateBar.tsx';
import { useNewArticles } from './useNewArticles.tsx';

interface NewArticlesProps {
  start: readonly Draft[];
  /** Where the user came from and goes on; null: the article, or the inventory. */
  backTo: string | null;
}

export function NewArticles({ start, backTo }: NewArticlesProps) {
  const { t } = useTranslation(['article', 'routes']);
  const { drafts, draft, open, failedTries, isBusy, setActiveKey, update, save, question, isUnsaved } =
    useNewArticles(start, backTo);
  if (draft === undefined) return null;
  const isLast = open.length <= 1;
  const form = toForm(draft, (change) => update(draft.key, change));
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void save([draft]);
      }}
    >
      <Head product={draft.product} backTo={backTo} isUnsaved={isUnsaved} />
      {drafts.length > 1 && <DraftTabs drafts={drafts} active={draft.key} onOpen={setActiveKey} />}
      <NotSaved drafts={drafts} onOpen={setActiveKey} />
      <TemplateBar
        key={`template ${draft.key}`}
        form={form}
        categoryId={draft.product?.category?.top.id ?? null}
      />
      <ArticleFields key={draft.key} form={form} isNew failedTries={failedTries} />
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

interface HeadProps {
  product: Draft['product'];
  backTo: string | null;
  isUnsaved: boolean;
}

function Head({ product, backTo, isUnsaved }: HeadProps) {
  const { t } = useTranslation(['article', 'routes']);
  const language = useLanguage();
  const facts = product && {
    manufacturer: manufacturerText(product.manufacturer),
    number: product.manufacturerNumber,
    pack: product.packText[language],
  };
  return (
    <PageHeader
      crumb={[
        backTo === null
          ? { label: t('routes:inventory'), to: pathTo('inventory') }
          : { label: t('routes:order'), to: backTo },
      ]}
      title={product ? t('head.configure', { name: product.name[language] }) : t('head.create')}
      facts={facts ? t('head.fromCatalogue', facts) : t('head.own')}
      actions={<UnsavedMark isShown={isUnsaved} />}
    />
  );
}
