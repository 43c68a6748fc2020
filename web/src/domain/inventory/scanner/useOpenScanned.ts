// A scan opens the article, wherever the user is. What is no article is said, with the way to search for its number.
import type { ProductCode } from '@praxora/barcode/product-code';
import type { Scan } from '@praxora/barcode/scan';
import { scanCalls } from '@praxora/contract/inventory/scan.calls';
import type { StockBlock } from '@praxora/contract/inventory/stock';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { callApi } from '../../../lib/api/api.ts';
import { formatDateTime } from '../../../lib/format.ts';
import { pathTo } from '../../../lib/paths.ts';
import { usePermission } from '../../../lib/session/permissions.ts';
import { type NotifyOptions, notify } from '../../../ui/feedback/notify.tsx';
import { notifyRefusal } from '../../../ui/feedback/notify-refusal.ts';
import { useBlockTexts } from '../blocking/block-texts.ts';
import { assigning } from './assigning.ts';
import { loadCodeReader } from './code-reader.ts';
import { soundRefused } from './refused-sound.ts';
import type { UsedUp } from './used-up.ts';
import { useInvalidText } from './useInvalidText.ts';

interface OpenOptions {
  /** Called if no article has this number; if omitted, a message says so and offers a search. */
  readonly onUnknown?: (number: string) => void;
}

/** State of the scanned label; empty if no label was scanned. */
interface ScannedLabel {
  readonly isWithdrawn?: boolean;
  readonly lost?: { readonly at: string; readonly by: string; readonly replacedBy: string } | undefined;
  readonly usedUp?: UsedUp | undefined;
  readonly blocked?: StockBlock | undefined;
}

export function useOpenScanned(): (scan: Scan, options?: OpenOptions) => Promise<void> {
  const { t } = useTranslation(['scanner', 'common']);
  const invalidText = useInvalidText();
  const { blockText } = useBlockTexts();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const mayAssign = usePermission('editArticles');
  /** The latest scan: of two in a row only the second counts, whichever answer comes first. */
  const latest = useRef<Scan | null>(null);

  const searchFor = (query: string) => void navigate(pathTo('search', {}, { query }));

  function refuse(message: string, options: NotifyOptions = {}) {
    soundRefused();
    notify.warning(message, options);
  }

  function refuseUnknown(code: ProductCode, number: string, { onUnknown }: OpenOptions) {
    if (onUnknown) return onUnknown(number);
    const assign = { label: t('assign'), onClick: () => assigning.set({ code, number }) };
    const search = { label: t('search', { number }), onClick: () => searchFor(number) };
    refuse(t('unknown', { number }), { ...(mayAssign ? { first: assign } : {}), action: search });
  }

  const voidText = (name: string, { lost }: ScannedLabel): string =>
    lost
      ? t('lost', {
          name,
          date: formatDateTime(lost.at),
          who: lost.by || t('common:somebody'),
          label: lost.replacedBy,
        })
      : t('withdrawn', { name });

  function open(article: { id: number; name: string }, label: ScannedLabel, labelId: string) {
    const { isWithdrawn = false, usedUp, blocked } = label;
    const address = pathTo('article', { articleId: article.id });
    if (usedUp) {
      soundRefused();
      // The page asks what it is then; a scan by itself changes nothing.
      return void navigate(address, { state: { usedUp, labelId }, replace: pathname === address });
    }
    if (isWithdrawn) refuse(voidText(article.name, label));
    else if (blocked) refuse(t('blocked', { name: article.name, why: blockText(blocked) }));
    else if (pathname === address) notify.success(t('here', { name: article.name }));
    if (pathname !== address) void navigate(address);
  }

  return async (scan, options = {}) => {
    latest.current = scan;
    if (scan.kind === 'invalid') return refuse(invalidText(scan));
    try {
      const lookup = (await loadCodeReader()).toLookup(scan);
      if (!lookup) return refuse(t('noProduct'));
      const { query, number, code } = lookup;
      const { articles, label, storage } = await callApi(scanCalls.resolveScan, { query });
      if (latest.current !== scan) return;
      if (storage) return void navigate(pathTo('storages', { storageId: storage.id }));
      const [article, another] = articles;
      // Several share a number: the list shows them all.
      if (another) void navigate(pathTo('inventory', {}, { search: number }));
      else if (article) open(article, label ?? {}, scan.kind === 'label' ? scan.labelId : '');
      else if (scan.kind === 'label') refuse(t('unknownLabel', { label: scan.labelId }));
      else refuseUnknown(code, number, options);
    } catch (error) {
      soundRefused();
      notifyRefusal(error);
    }
  };
}
