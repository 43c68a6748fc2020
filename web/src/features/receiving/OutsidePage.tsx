// Goods that came without an order are stored like any others.
import { ActionIcon } from '@mantine/core';
import { idInAddress } from '@praxora/rules/row-id';
import { IconTrash } from '@tabler/icons-react';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { pathTo } from '../../lib/paths.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { ArticleFinder } from './ArticleFinder.tsx';
import { DeliveryFields } from './DeliveryFields.tsx';
import { labelsOfLine } from './draft.ts';
import { LineList } from './LineList.tsx';
import { LineRow } from './LineRow.tsx';
import { OutsideBooked } from './OutsideBooked.tsx';
import classes from './OutsidePage.module.css';
import { emptyOutside, outsideDraft, withArticle, withoutArticle } from './outside.ts';
import { PriceField } from './PriceField.tsx';
import { ReceiptFoot } from './ReceiptFoot.tsx';
import { RefusedScans } from './RefusedScans.tsx';
import { ScanBar } from './ScanBar.tsx';
import { useLeaveGuard } from './useLeaveGuard.tsx';
import { useLines } from './useLines.ts';
import { useArticleLines, useBookOutside, useFindByCode } from './useOutside.ts';
import { useScans } from './useScans.ts';
import { useStoredDraft } from './useStoredDraft.ts';
import { VendorChoice } from './VendorChoice.tsx';

export function OutsidePage() {
  const { t } = useTranslation(['receiving', 'routes', 'units']);
  const stored = useStoredDraft('outside', outsideDraft, emptyOutside);
  const { draft, update } = stored;
  const { lines, failed } = useArticleLines(draft.articleIds);
  const api = useLines(lines, stored);
  const booking = useBookOutside(lines, stored, api);
  const scans = useScans({ lines, api, onMiss: useFindByCode(stored) });
  useGivenArticle((articleId) => update((before) => withArticle(before, articleId)));

  const units = lines.reduce((sum, line) => sum + api.draftOf(line).delivered, 0);
  const labels = lines.reduce((sum, line) => sum + labelsOfLine(line, api.draftOf(line)), 0);
  const { leaveTo, question } = useLeaveGuard(units > 0, stored.clear);

  return (
    <>
      <PageHeader
        crumb={[{ label: t('routes:orders'), to: pathTo('orders') }]}
        title={t('routes:ordersOutside')}
        facts={t('outside.facts')}
      />
      {booking.booked ? (
        <OutsideBooked booked={booking.booked} onAgain={booking.putAway} />
      ) : (
        <div className={classes.page}>
          <ArticleFinder
            without={draft.articleIds}
            onChoose={(articleId) => update((before) => withArticle(before, articleId))}
          />
          <ScanBar scans={scans} />
          <RefusedScans {...scans} />
          {failed.length > 0 && <p role="alert">{t('outside.failed')}</p>}
          {lines.length === 0 ? (
            <EmptyState title={t('outside.emptyTitle')} pictures={['dosen', 'beutel', 'flasche']}>
              {t('outside.emptyText')}
            </EmptyState>
          ) : (
            <>
              <LineList isOrdered={false}>
                {lines.map((line) => (
                  <LineRow
                    key={line.key}
                    line={line}
                    draft={api.draftOf(line)}
                    problems={api.problemsOf(line)}
                    isOpen={api.isOpen(line)}
                    isBegun={units > 0}
                    orderId={null}
                    onToggle={() => api.toggle(line)}
                    onChange={(change) => api.change(line, change)}
                    onLeave={leaveTo}
                    onTurnTo={() => api.turnTo(line)}
                    onGoOn={(lotKey) => api.goOn(line, lotKey)}
                    action={
                      <ActionIcon
                        aria-label={t('outside.removeOf', { name: line.name })}
                        onClick={() => update((before) => withoutArticle(before, line.key))}
                      >
                        <IconTrash size={17} stroke={1.6} aria-hidden />
                      </ActionIcon>
                    }
                  >
                    <PriceField
                      line={line}
                      cents={draft.prices[line.key] ?? null}
                      refused={api.draftOf(line).refusedPrice}
                      onChange={(cents, refusedPrice) => {
                        update((before) => ({ ...before, prices: { ...before.prices, [line.key]: cents } }));
                        api.change(line, (before) => ({ ...before, refusedPrice }));
                      }}
                    />
                  </LineRow>
                ))}
              </LineList>
              <DeliveryFields
                deliveryNote={draft.deliveryNote}
                happenedOn={draft.happenedOn}
                onChange={(changes) => update((before) => ({ ...before, ...changes }))}
              >
                <VendorChoice
                  value={draft.vendorId}
                  onChange={(vendorId) => update((before) => ({ ...before, vendorId }))}
                />
              </DeliveryFields>
              <ReceiptFoot
                progress={null}
                units={units}
                labels={labels}
                isBusy={booking.isBusy}
                failure={booking.failure}
                onCancel={() => {
                  stored.clear();
                  api.forget();
                }}
                onBook={booking.book}
              />
            </>
          )}
        </div>
      )}
      {booking.expiredQuestion}
      {question}
    </>
  );
}

/** A link may bring an article along; it is taken once. */
function useGivenArticle(onGiven: (articleId: number) => void): void {
  const [values, setValues] = useSearchParams();
  const given = values.get('article');
  const take = useEffectEvent((text: string) => {
    const articleId = idInAddress(text);
    if (articleId !== null) onGiven(articleId);
    setValues({}, { replace: true });
  });
  useEffect(() => {
    if (given !== null) take(given);
  }, [given]);
}
