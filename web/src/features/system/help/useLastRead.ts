// The guides that somebody read last in this browser, to find them again beside the guide that is open.
import type { HelpArticle } from '@praxora/rules/system/help-article';
import { useEffect, useState } from 'react';
import { readStored, storageKeys, writeStored } from '../../../lib/storage.ts';

/** One more than are shown, since the open guide is none of them. */
const remembered = 4;

const readSlugs = (): string[] => readStored(storageKeys.readGuides)?.split(' ') ?? [];

/** The guides read before the one that the address names, the latest first; those that no longer exist are left out. */
export function useLastRead(articles: readonly HelpArticle[], open: string | undefined): HelpArticle[] {
  const [slugs, setSlugs] = useState(readSlugs);
  useEffect(() => {
    if (open === undefined) return;
    const next = [open, ...readSlugs().filter((slug) => slug !== open)].slice(0, remembered);
    writeStored(storageKeys.readGuides, next.join(' '));
    setSlugs(next);
  }, [open]);
  return slugs
    .filter((slug) => slug !== open)
    .flatMap((slug) => articles.filter((article) => article.slug === slug));
}
