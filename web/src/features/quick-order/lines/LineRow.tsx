// One line: found, to be chosen from, or not found.
import { ActionIcon } from '@mantine/core';
import type { QuickLinePrice } from '@praxora/contract/quick-order/quick-order.calls';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { type Line, productOf } from '../line.ts';
import type { Lines } from '../useLines.ts';
import { ChoiceCells } from './ChoiceCells.tsx';
import { FoundCells } from './FoundCells.tsx';
import classes from './LineList.module.css';
import { MissingCells } from './MissingCells.tsx';
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
  const product = productOf(line);
  const isOpen = line.match !== null && product === null;
  const state = product
    ? 'found'
    : !isOpen
      ? 'waiting'
      : line.match?.products.length === 0
        ? 'missing'
        : 'choice';
  return (
    <li className={classes.line} data-state={state} aria-label={t('line', { number })}>
      <span className={`px-num ${classes.number}`} aria-hidden>
        {number}
      </span>
      <TextCell line={line} number={number} isWrong={state === 'missing'} onRewrite={lines.rewrite} />
      {product ? (
        <FoundCells line={line} product={product} price={price} onChange={lines.change} />
      ) : state === 'choice' && line.match ? (
        <ChoiceCells line={line} match={line.match} onChange={lines.change} />
      ) : state === 'missing' ? (
        <MissingCells line={line} onRewrite={lines.rewrite} />
      ) : (
        <span className={classes.wide} role="status">
          {hasFailed ? (
            <>
              {t('notLooked')}{' '}
              <button type="button" className={classes.link} onClick={() => lines.lookUpAgain(line)}>
                {t('tryAgain')}
              </button>
            </>
          ) : (
            t('searching')
          )}
        </span>
      )}
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
