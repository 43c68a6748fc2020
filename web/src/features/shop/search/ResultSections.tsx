// The results of a page: what the practice buys itself first, in a section of its own, then everything else.
import type { AtHand } from '@praxora/contract/inventory/at-hand';
import { catalogCalls } from '@praxora/contract/shop/catalog.calls';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode, type RefObject, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { inventoryKey } from '../../../domain/inventory/index.ts';
import {
  type ProductPosition,
  useCartQuantity,
  useProductPositions,
} from '../../../domain/purchasing/index.ts';
import { type ProductResults, sizeIn } from '../../../domain/shop/index.ts';
import { callApi } from '../../../lib/api/api.ts';
import { formatNumber } from '../../../lib/format.ts';
import type { ProductHit } from '../../../lib/marketplace/product-hit.ts';
import type { SearchAddress, SearchView } from './address.ts';
import { findLowestPerPiece } from './lowest-piece-price.ts';
import { ResultItem } from './ResultItem.tsx';
import classes from './Results.module.css';
import { useShownVariants } from './useShownVariants.ts';

/** As many as the call takes. */
const mostIds = 60;

/** Stock of the found products: fetched for all of them at once, and again after every booking. */
function useAtHand(hits: readonly ProductHit[]): ReadonlyMap<number, AtHand | null> {
  const ids = hits.flatMap(({ productId }) => productId ?? []).slice(0, mostIds);
  const { data } = useQuery({
    queryKey: [...inventoryKey, 'at-hand', ids],
    queryFn: ({ signal }) =>
      callApi(catalogCalls.listProducts, { query: { ids: ids.join(',') } }, { signal }),
    enabled: ids.length > 0,
    // The stock of the others remains visible while another variant is fetched.
    placeholderData: keepPreviousData,
  });
  return new Map((data ?? []).map(({ id, atHand }) => [id, atHand ?? null]));
}

const nowhere: readonly ProductPosition[] = [];

interface ResultSectionsProps {
  /** All results of the page: the arrow keys go through them. */
  list: RefObject<HTMLElement | null>;
  data: ProductResults;
  isBusy: boolean;
  address: SearchAddress;
  view: SearchView;
}

export function ResultSections({ list, data, isBusy, address, view }: ResultSectionsProps) {
  const { t } = useTranslation('search');
  const lying = useProductPositions();
  const changes = useCartQuantity();
  const { shown, choose, usualSize: size } = useShownVariants(data.hits, address.sort);
  const atHand = useAtHand(shown);
  const lowest = findLowestPerPiece(shown);
  const first = data.firstPosition;
  const firstLacking = data.hits.findIndex(({ lackedWord }) => lackedWord !== undefined);
  const others = data.hits.findIndex(({ isOwn }) => !isOwn);
  const ownCount = others < 0 ? data.hits.length : others;
  const otherCount = data.nbHits - (first - 1) - ownCount;

  const items = data.hits.map((card, index) => (
    <Fragment key={card.objectID}>
      {index === firstLacking && (
        <li className="quiet fz-note line-top col-all p-12-16">{t('result.notAllWords')}</li>
      )}
      <ResultItem
        card={card}
        hit={shown[index] ?? card}
        onChoose={(objectID) => choose(card, objectID)}
        lying={lying.get(shown[index]?.productId ?? 0) ?? nowhere}
        changes={changes}
        vendors={address.vendors}
        atHand={atHand.get(shown[index]?.productId ?? 0)}
        isLowestPerPiece={lowest.has((shown[index] ?? card).objectID)}
        view={view}
        index={data.index}
        queryID={data.queryID}
        position={first + index}
      />
    </Fragment>
  ));
  return (
    <section ref={list} aria-label={t('result.list')} aria-busy={isBusy} data-view={view}>
      <ResultList title={t('result.own')} note={t('result.ownAmount')} view={view} isOwn>
        {items.slice(0, ownCount)}
      </ResultList>
      <ResultList
        title={t('result.more', { count: otherCount, number: formatNumber(otherCount) })}
        note={size && shown.slice(ownCount).some((hit) => sizeIn(hit) === size) && t('result.size', { size })}
        hidesTitle={ownCount === 0}
        view={view}
      >
        {items.slice(ownCount)}
      </ResultList>
    </section>
  );
}

interface ResultListProps {
  title: string;
  /** Where nothing stands before it, the page's title says what it is. */
  hidesTitle?: boolean;
  note?: string | false | undefined;
  view: SearchView;
  isOwn?: boolean;
  children: readonly ReactNode[];
}

function ResultList({ title, hidesTitle, note, view, isOwn, children }: ResultListProps) {
  const titleId = useId();
  if (children.length === 0) return null;
  return (
    <>
      <div className={`${classes.head} wrap gap-4-16 items-baseline spread`} data-hidden={hidesTitle}>
        <h2 id={titleId} className="fz-lead">
          {title}
        </h2>
        {note && <p className="quiet fz-note phone-hidden">{note}</p>}
      </div>
      <ul
        className={`${classes.list} plain-list grid gap-16`}
        aria-labelledby={titleId}
        data-view={view}
        data-own={isOwn}
      >
        {children}
      </ul>
    </>
  );
}
