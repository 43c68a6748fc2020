import { isOwnVariant } from '@praxora/rules/shop/variant-choice';
import { IconPlus, IconSearch } from '@tabler/icons-react';
import { type MouseEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { statusIcons, statusTexts, statusTones } from '../../../../domain/inventory/index.ts';
import { useUnitTexts } from '../../../../domain/shared/units.ts';
import { Highlighted, manufacturerText, markedTitle, YoursMark } from '../../../../domain/shop/index.ts';
import { formatDate, formatMoney, formatNumber } from '../../../../lib/format.ts';
import { useLanguage } from '../../../../lib/i18n.ts';
import type { ProductHit } from '../../../../lib/marketplace/product-hit.ts';
import { ProductPicture } from '../../../../ui/marks/ProductPicture.tsx';
import mark from '../../../../ui/marks/ToneMark.module.css';
import classes from './OptionRow.module.css';
import { amountToAdd, canBeAdded, type Option, type ProductOption } from './options.ts';

interface OptionRowProps {
  id: string;
  option: Option;
  isActive: boolean;
  onPoint: () => void;
  onChoose: () => void;
  /** Undefined: the user may not fill the cart. */
  onAdd: ((option: ProductOption) => void) | undefined;
}

/** The focus stays in the field; the row is only pointed at. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

export function OptionRow({ id, option, isActive, onPoint, onChoose, onAdd }: OptionRowProps) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled by the field that owns the list
    // biome-ignore lint/a11y/useFocusableInteractive: options are pointed at by aria-activedescendant
    <div
      ref={row}
      role="option"
      id={id}
      aria-selected={isActive}
      className={`${classes.row} row gap-12 bdrs-8 pointer mih-36 p-4-10 phone-thumb`}
      data-kind={option.kind}
      onMouseDown={keepFocus}
      onMouseMove={isActive ? undefined : onPoint}
      onClick={onChoose}
    >
      {option.kind === 'query' ? (
        <QueryWords marked={option.marked} />
      ) : (
        <>
          <Product hit={option.hit} variantCount={option.variantCount} />
          {onAdd && canBeAdded(option) && (
            <AddMark amount={amountToAdd(option)} onAdd={() => onAdd(option)} />
          )}
        </>
      )}
    </div>
  );
}

/** For the pointer; an option may hold no button, so the keyboard has Shift and Enter. */
function AddMark({ amount, onAdd }: { amount: number; onAdd: () => void }) {
  const { t } = useTranslation('search');
  const title = t('autocomplete.add', { number: formatNumber(amount) });
  return (
    <span
      className={`${classes.add} flex-none inline-row gap-5 bdrs-8 fz-note fw-560 h-32`}
      title={title}
      aria-hidden
      data-add
      onClick={(event) => {
        event.stopPropagation();
        // A double click adds once.
        if (event.detail < 2) onAdd();
      }}
    >
      <IconPlus size={16} stroke={1.8} />
      {formatNumber(amount)}
    </span>
  );
}

function QueryWords({ marked }: { marked: string }) {
  const { t } = useTranslation('search');
  return (
    <>
      <IconSearch size={16} stroke={1.8} aria-hidden className="c-ink-3 flex-none" />
      <span className="rest">
        <Highlighted text={marked} />
      </span>
      <kbd className={`${classes.enter} phone-hidden`} aria-hidden>
        {t('autocomplete.enter')}
      </kbd>
    </>
  );
}

function Product({ hit, variantCount }: { hit: ProductHit; variantCount: number }) {
  const { t } = useTranslation('search');
  const language = useLanguage();
  const priceCents = hit.priceCents;
  const facts = [
    manufacturerText(hit.manufacturer),
    hit.numbers[0],
    hit.pack?.[language],
    variantCount > 1 && t('result.variants', { count: variantCount }),
  ].filter(Boolean);
  const price = priceCents === null ? null : formatMoney(priceCents);
  const { stock, boughtAt } = hit;
  return (
    <>
      <ProductPicture category={hit.picture} size={44} />
      <span className="rest">
        <span className="block break-words">
          <Highlighted text={markedTitle(hit, language)} />
          {variantCount > 1 && isOwnVariant(hit) && <YoursMark />}
        </span>
        <span className="block break-words quiet fz-caption">{facts.join(' · ')}</span>
      </span>
      <span className={`${classes.own} flex-none ta-end block`}>
        <span className="fz-note fw-600 px-num">
          {price !== null && (hit.offerCount === 1 ? price : t('autocomplete.price', { price }))}
        </span>
        {stock && <InStock stock={stock} />}
        {stock === null && <span className="block quiet fz-caption">{t('autocomplete.notListed')}</span>}
        {boughtAt && hit.lastPurchase && (
          <span className="block quiet fz-caption">
            {t('autocomplete.lastBought', {
              price: formatMoney(hit.lastPurchase.priceCents),
              date: formatDate(boughtAt),
            })}
          </span>
        )}
      </span>
    </>
  );
}

/** As everywhere: what it looks like tells whether it is enough. */
function InStock({ stock: { stock, unit, status } }: { stock: NonNullable<ProductHit['stock']> }) {
  const { t } = useTranslation(['search', 'stock']);
  const { amountText } = useUnitTexts();
  const Icon = statusIcons[status];
  return (
    <span className="block quiet fz-caption">
      <span className={mark.mark} data-tone={statusTones[status]} title={t(statusTexts[status])}>
        <Icon size={14} role="img" aria-label={t(statusTexts[status])} />
        {t('autocomplete.inStock', { amount: amountText(stock, unit) })}
      </span>
    </span>
  );
}
