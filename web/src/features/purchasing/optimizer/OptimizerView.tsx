// The page around a result: its title says the result, the cards compare, the flow and the list explain, the foot decides.
import { Button, Stack, Switch } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { Address } from '@praxora/contract/account/addresses.calls';
import type { OptimizedCart, OptimizerRules } from '@praxora/contract/purchasing/optimizer.calls';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import {
  type CardTexts,
  changesSomething,
  MovesPanel,
  type OptimizedCartView,
  ResultCards,
  type ResultKind,
  ResultSkeleton,
  SolvingPanel,
  StoppedPanel,
  useApplyOptimizedCart,
} from '../../../domain/purchasing/index.ts';
import { pathTo } from '../../../lib/paths.ts';
import { onPhone } from '../../../styles/breakpoints.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ApplyBar } from './ApplyBar.tsx';
import { FlowDrawing } from './FlowDrawing.tsx';
import { Hints } from './Hints.tsx';
import { OptimizerHead } from './OptimizerHead.tsx';
import classes from './OptimizerView.module.css';
import { ParcelWorth } from './ParcelWorth.tsx';

// Whether offers that must be waited for count like any other.
interface BackorderSwitchProps {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

const parts = {
  body: 'spread',
  label: 'fw-600',
  description: 'quiet fz-note',
};

function BackorderSwitch({ isOn, onChange }: BackorderSwitchProps) {
  const { t } = useTranslation('optimizer');
  return (
    <Switch
      classNames={parts}
      labelPosition="left"
      label={t('backorder.label')}
      description={t('backorder.help')}
      checked={isOn}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}

interface OptimizerViewProps {
  addressId: number;
  address: Address | null;
  optimized: OptimizedCartView;
  rules: OptimizerRules;
  onRules: (change: Partial<OptimizerRules>) => void;
}

export function OptimizerView({ addressId, address, optimized, rules, onRules }: OptimizerViewProps) {
  const { t } = useTranslation('optimizer');
  const [wanted, setWanted] = useState<ResultKind>(rules.hasBuyFromFavoriteVendor ? 'favorites' : 'free');
  const kind = optimized[wanted] ? wanted : 'free';
  const result = optimized[kind];
  const { isLoading, stopped, optimizeAgain } = optimized;
  return (
    <>
      <OptimizerHead address={address} result={result} isLoading={isLoading} />
      {isLoading && <SolvingPanel {...optimized} />}
      {isLoading && !result && <ResultSkeleton />}
      {stopped && !result && (
        <StoppedPanel
          reason={stopped}
          onAgain={optimizeAgain}
          back={{ label: t('empty.toCart'), to: pathTo('cart') }}
        />
      )}
      {result && (
        <Stack gap={0} aria-busy={isLoading}>
          {(changesSomething(optimized.free) || changesSomething(optimized.favorites)) && (
            <ResultCards state={optimized} texts={cardTexts(t)} chosen={kind} onChoose={setWanted} />
          )}
          <div className={`${classes.rules} items-center grid gap-8-40`}>
            <ParcelWorth
              cents={rules.parcelWorthCents}
              onChange={(parcelWorthCents) => onRules({ parcelWorthCents })}
            />
            <BackorderSwitch
              isOn={rules.alsoOnBackorder}
              onChange={(alsoOnBackorder) => onRules({ alsoOnBackorder })}
            />
          </div>
          <Explained key={kind} result={result} addressId={addressId} rules={rules} onRules={onRules} />
          <Hints result={result} untickedCount={optimized.parameters?.excludedPositionIds.length ?? 0} />
          {changesSomething(result) && (
            <Decision addressId={addressId} kind={kind} result={result} optimized={optimized} />
          )}
        </Stack>
      )}
    </>
  );
}

const cardTexts = (t: TFunction<'optimizer'>): CardTexts => ({
  current: t('cards.current'),
  currentText: t('cards.currentText'),
  free: t('cards.free'),
  freeText: t('cards.freeText'),
  favoritesDearer: t('cards.favoritesDearer'),
  dearer: (amount) => t('cards.dearer', { amount }),
});

interface ExplainedProps {
  result: OptimizedCart;
  addressId: number;
  rules: OptimizerRules;
  onRules: OptimizerViewProps['onRules'];
}

/** Moves with their reasons; without any, the note that the cart is optimal as it is. */
function Explained({ result, addressId, rules, onRules }: ExplainedProps) {
  const { t } = useTranslation('optimizer');
  const isPhone = useMediaQuery(onPhone, undefined, { getInitialValueInEffect: false });
  const [highlighted, setHighlighted] = useState<number | null>(null);
  const { pinnedPositionIds: pinned } = rules;
  const pin = (positionId: number, isPinned: boolean) =>
    onRules({
      pinnedPositionIds: isPinned ? [...pinned, positionId] : pinned.filter((one) => one !== positionId),
    });
  if (!changesSomething(result) && pinned.length === 0) {
    return (
      <EmptyState
        title={t('nothing.title')}
        pictures={['dosen', 'kanister', 'becher']}
        actions={
          <Button component={Link} to={pathTo('cartReview', { addressId })}>
            {t('nothing.toCheckout')}
          </Button>
        }
      >
        {t('nothing.text')}
      </EmptyState>
    );
  }
  return (
    <div className={`${classes.explained} items-start grid gap-16 mt-16`}>
      {!isPhone && <FlowDrawing result={result} highlighted={highlighted} onHighlight={setHighlighted} />}
      <MovesPanel
        result={result}
        pins={{ pinned, onPin: pin }}
        pointer={{ highlighted, onHighlight: setHighlighted }}
      />
    </div>
  );
}

interface DecisionProps {
  addressId: number;
  kind: ResultKind;
  result: OptimizedCart;
  optimized: OptimizedCartView;
}

function Decision({ addressId, kind, result, optimized }: DecisionProps) {
  const navigate = useNavigate();
  const apply = useApplyOptimizedCart(addressId, () => void navigate(pathTo('cart')));
  const { parameters, solving } = optimized;
  const isCurrent = solving === null || (kind === 'free' && solving === 'favorites');
  return (
    <ApplyBar
      savingCents={result.cartPriceDetail.savingCents}
      canApply={isCurrent && parameters !== null}
      isApplying={apply.isBusy}
      onApply={() => {
        const vendorIds = result.vendors.map(({ vendorId }) => vendorId);
        if (parameters) void apply.run({ kind, parameters, vendorIds });
      }}
    />
  );
}
