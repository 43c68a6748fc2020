// A product, or a variant of it, that can be picked; one that is already an article is marked and cannot be picked.
import { Checkbox, UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { YoursMark } from '../../../domain/shop/index.ts';
import classes from './ProductPicker.module.css';
import type { ProductChoice } from './product-choice.ts';

interface PickRowProps {
  productId: number;
  /** The whole name: what is read out, and what the selection calls it. */
  name: string;
  picture?: ReactNode;
  /** Text of the row, where the name is shown above it already. */
  label?: string;
  facts: string;
  isArticle: boolean;
  isOwn?: boolean;
  /** How often and for how much the practice bought it; empty: it never did. */
  bought?: string;
  choice: ProductChoice;
}

export function PickRow(props: PickRowProps) {
  const { productId, name, picture, label, facts, isArticle, isOwn, bought = '', choice } = props;
  const { t } = useTranslation('article');
  const words = (
    <span className="row gap-12">
      {picture}
      <span>
        <span className={`${classes.name} block fw-560`}>
          {label ?? name}
          {isOwn && <YoursMark />}
        </span>
        <span className="quiet fz-fact block">{facts}</span>
        {bought !== '' && <span className="quiet fz-fact block px-num">{bought}</span>}
        {isArticle && <span className="fz-fact block c-primary">{t('pick.isArticle')}</span>}
      </span>
    </span>
  );
  if (choice.kind === 'many')
    return (
      <Checkbox
        classNames={{ body: 'items-center gap-4 p-6-0', labelWrapper: 'flex-1' }}
        checked={choice.selection.has(productId)}
        disabled={isArticle}
        onChange={() => choice.onToggle(productId, name)}
        aria-label={isArticle ? `${name}, ${t('pick.isArticle')}` : name}
        label={words}
      />
    );
  return (
    <UnstyledButton
      className={`${classes.hit} hit`}
      disabled={isArticle}
      aria-label={[name, facts, bought, isArticle ? t('pick.isArticle') : ''].filter(Boolean).join(', ')}
      onClick={() => choice.onChoose(productId)}
    >
      {words}
    </UnstyledButton>
  );
}
