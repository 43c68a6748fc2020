// The page around a split: its title says the result, the cards compare, the parcels show what goes where.
import { Button, Group } from '@mantine/core';
import type { Address } from '@praxora/contract/account/addresses.calls';
import type { OptimizedCart } from '@praxora/contract/purchasing/optimizer.calls';
import {
  IconAlertTriangleFilled,
  IconArrowRight,
  IconArrowsExchange,
  IconInfoCircle,
  IconShoppingCart,
  IconShoppingCartPlus,
} from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type CardTexts,
  changesSomething,
  MovesPanel,
  ResultCards,
  type ResultKind,
  ResultSkeleton,
  SolvingPanel,
  StoppedPanel,
} from '../../../../domain/purchasing/index.ts';
import { useLanguage } from '../../../../lib/i18n.ts';
import { pathTo } from '../../../../lib/paths.ts';
import { FootBar } from '../../../../ui/page/FootBar.tsx';
import { ParcelCard } from './ParcelCard.tsx';
import { countInCart, isOfList, toParcels } from './parcels.ts';
import { SplitHead } from './SplitHead.tsx';
import classes from './SplitView.module.css';
import type { SplitRun } from './split-runs.ts';
import { useApplySplit } from './useApplySplit.ts';

interface SplitViewProps {
  address: Address;
  run: SplitRun;
}

export function SplitView({ address, run }: SplitViewProps) {
  const { t } = useTranslation('reorder');
  const [choice, setChoice] = useState<ResultKind>('free');
  const kind = run[choice] ? choice : 'free';
  const result = run[kind];
  const { isLoading, stopped, optimizeAgain } = run;
  const isCalm = !changesSomething(run.free) && !changesSomething(run.favorites);
  return (
    <>
      <SplitHead address={address} result={result} isLoading={isLoading} />
      {isLoading && <SolvingPanel {...run} />}
      {isLoading && !result && <ResultSkeleton />}
      {stopped && !result && (
        <StoppedPanel
          reason={stopped}
          onAgain={optimizeAgain}
          back={{ label: t('split.toList'), to: pathTo('reorder') }}
        />
      )}
      {result && (
        <div aria-busy={isLoading}>
          {isCalm ? (
            <p className="panel p-16-20 bg-sunken quiet">{t('split.calm')}</p>
          ) : (
            <ResultCards state={run} texts={cardTexts(t)} chosen={kind} onChoose={setChoice} />
          )}
          <Unavailable result={result} />
          <Parcels result={result} />
          {changesSomething(result) && <MovesPanel result={result} shows={isOfList} />}
          <Decision addressId={address.id} kind={kind} result={result} run={run} />
        </div>
      )}
    </>
  );
}

const cardTexts = (t: TFunction<'reorder'>): CardTexts => ({
  current: t('split.current'),
  currentText: t('split.currentText'),
  free: t('split.free'),
  freeText: t('split.freeText'),
  favoritesDearer: t('split.favoritesDearer'),
  dearer: (amount) => t('split.dearer', { amount }),
});

function Unavailable({ result: { unavailable } }: { result: OptimizedCart }) {
  const { t } = useTranslation('reorder');
  const ofList = unavailable.filter(isOfList);
  const ofCart = unavailable.filter((line) => !isOfList(line));
  return (
    <>
      {ofList.length > 0 && (
        <LeftOut text={t('split.unavailable', { count: ofList.length })} positions={ofList} />
      )}
      {ofCart.length > 0 && (
        <LeftOut text={t('split.leftOut', { count: ofCart.length })} positions={ofCart} />
      )}
    </>
  );
}

function LeftOut({ text, positions }: { text: string; positions: OptimizedCart['unavailable'] }) {
  const language = useLanguage();
  return (
    <div className="row gap-10 items-top bg-warn-soft bdrs-panel fz-note mt-16 p-12-16">
      <IconAlertTriangleFilled className="c-warn flex-none" size={17} aria-hidden />
      <div>
        <p className="fw-560">{text}</p>
        <ul className="m-4-0-0 pl-16">
          {positions.map(({ positionId, names }) => (
            <li key={positionId}>{names[language]}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function Parcels({ result }: { result: OptimizedCart }) {
  const { t } = useTranslation('reorder');
  const parcels = toParcels(result);
  return (
    <section aria-labelledby="split-parcels">
      <Group gap="6px 20px" justify="space-between" m="26px 0 12px">
        <h2 id="split-parcels">{t('split.whatGoesWhere')}</h2>
        <div className={`${classes.legend} wrap gap-4-20 quiet fz-caption`}>
          {result.moves.length > 0 && (
            <span className="inline-row gap-6" data-moved>
              <IconArrowsExchange size={15} aria-hidden />
              {t('split.otherVendor')}
            </span>
          )}
          {countInCart(result) > 0 && (
            <span className="inline-row gap-6">
              <IconShoppingCart size={15} stroke={1.7} aria-hidden />
              {t('split.inCart')}
            </span>
          )}
        </div>
      </Group>
      <div className="fill-252 grid gap-14 pb-28">
        {parcels.map((parcel) => (
          <ParcelCard key={parcel.vendor.vendorId} parcel={parcel} />
        ))}
      </div>
    </section>
  );
}

interface DecisionProps {
  addressId: number;
  kind: ResultKind;
  result: OptimizedCart;
  run: SplitRun;
}

function Decision({ addressId, kind, result, run }: DecisionProps) {
  const { t } = useTranslation('reorder');
  const apply = useApplySplit(addressId);
  const { parameters, solving } = run;
  const isCurrent = solving === null || (kind === 'free' && solving === 'favorites');
  const isReady = isCurrent && parameters !== null && !apply.isBusy;
  const decide = (then: 'cart' | 'order') => parameters && void apply.run({ kind, parameters, then });
  const isUnderWay = (then: 'cart' | 'order') => apply.isBusy && apply.pending?.then === then;
  return (
    <FootBar
      phoneLeavesNoteOut
      note={
        <>
          <IconInfoCircle size={17} stroke={1.6} aria-hidden />
          {t('split.note', { count: result.vendors.length })}
        </>
      }
    >
      <Button
        variant="default"
        size="md"
        leftSection={<IconShoppingCartPlus size={18} stroke={1.7} aria-hidden />}
        disabled={!isReady}
        loading={isUnderWay('cart')}
        onClick={() => decide('cart')}
      >
        {t('split.toCart')}
      </Button>
      <Button
        size="md"
        rightSection={<IconArrowRight size={17} aria-hidden />}
        disabled={!isReady}
        loading={isUnderWay('order')}
        onClick={() => decide('order')}
      >
        {t('split.order')}
      </Button>
    </FootBar>
  );
}
