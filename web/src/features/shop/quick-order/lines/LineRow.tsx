// A line: found, ambiguous, or not found.
import { ActionIcon } from '@mantine/core';
import type { QuickLinePrice } from '@praxora/contract/shop/quick-order.calls';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { type Line, lineProduct, lineState } from '../line.ts';
import type { Lines } from '../useLines.ts';
import { AmountCell } from './AmountCell.tsx';
import { AmountReadings } from './AmountReadings.tsx';
import { ChoiceCells } from './ChoiceCells.tsx';
import classes from './LineList.module.css';
import { MissingCells } from './MissingCells.tsx';
import { OfferMenu } from './OfferMenu.tsx';
import { ProductCell } from './ProductCell.tsx';
import { StateCell } from './StateCell.tsx';
import { TextCell } from './TextCell.tsx';

interface LineRowProps {
  line: Line;
  number: number;
  price: QuickLinePrice | undefined;
  hasFailed: boolean;
  lines: Lines;
}

export function LineRow({ line, number, price, hasFailed, lines }: LineRowProps) {
  const { t } = useTranslation('quickOrder');
  const state = lineState(line, price);
  const { match } = line;
  const product = lineProduct(line);
  return (
    <li className={classes.line} data-state={state} aria-label={t('line', { number })}>
      <span className={`px-num ${classes.number} quiet fz-caption self-center ta-right`} aria-hidden>
        {number}
      </span>
      <TextCell line={line} number={number} isWrong={state === 'missing'} onRewrite={lines.rewrite} />
      {match && <AmountCell line={line} price={price} onChange={lines.change} />}
      {match === null && <LookUp line={line} hasFailed={hasFailed} onAgain={lines.lookUpAgain} />}
      {match && state === 'choice' && <ChoiceCells line={line} match={match} onChange={lines.change} />}
      {match && state === 'missing' && (
        <MissingCells line={line} match={match} onRewrite={lines.rewrite} onChange={lines.change} />
      )}
      {product && state === 'amountWrong' && (
        <AmountReadings line={line} product={product} onChange={lines.change} />
      )}
      <FoundCells line={line} price={price} onChange={lines.change} />
      <StateCell state={state} match={match} price={price} />
      <ActionIcon
        className={classes.remove ?? ''}
        aria-label={t('remove', { number })}
        onClick={() => lines.remove(new Set([line.key]))}
      >
        <IconX size={17} stroke={1.7} aria-hidden />
      </ActionIcon>
    </li>
  );
}

function LookUp({
  line,
  hasFailed,
  onAgain,
}: Pick<LineRowProps, 'line' | 'hasFailed'> & { onAgain: Lines['lookUpAgain'] }) {
  const { t } = useTranslation('quickOrder');
  return (
    <span className={`${classes.wide} quiet fz-note grid-row-1`} role="status">
      {hasFailed ? (
        <>
          {t('notLooked')}{' '}
          <button
            type="button"
            className="bg-none bd-0 c-primary pointer font-inherit mih-24"
            onClick={() => onAgain(line)}
          >
            {t('tryAgain')}
          </button>
        </>
      ) : (
        t('searching')
      )}
    </span>
  );
}

function FoundCells({
  line,
  price,
  onChange,
}: Pick<LineRowProps, 'line' | 'price'> & { onChange: Lines['change'] }) {
  const product = lineProduct(line);
  if (product === null) return null;
  const isOneOfSeveral = (line.match?.products.length ?? 0) > 1;
  return (
    <>
      <ProductCell
        product={product}
        onAnother={isOneOfSeveral ? () => onChange(line.key, { productId: null }) : null}
      />
      {price?.order && (
        <OfferMenu
          name={product.name}
          price={price}
          order={price.order}
          onChoose={(vendorId) => onChange(line.key, { vendorId })}
        />
      )}
    </>
  );
}
