import { ActionIcon, Button, Group } from '@mantine/core';
import type { PricedBufferedPosition } from '@praxora/contract/purchasing/buffered-positions.calls';
import { IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatDateTime, formatMoney, formatNumber } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n.ts';
import { ProductPicture } from '../../../ui/marks/ProductPicture.tsx';
import classes from './BufferedRow.module.css';

interface BufferedRowProps {
  position: PricedBufferedPosition;
  /** How many of the product lie in the cart. */
  inCart: number;
  isBusy: boolean;
  onTakeOver: () => void;
  onDiscard: () => void;
}

export function BufferedRow({ position, inCart, isBusy, onTakeOver, onDiscard }: BufferedRowProps) {
  const { t } = useTranslation('bufferedPositions');
  const language = useLanguage();
  const name = position.name[language];
  const packText = position.packText[language];

  return (
    <li className="line-between row gap-12 items-top p-14-0">
      <ProductPicture category={position.picture} size={44} />
      <div className="flex-1 min-w-0">
        <p className="fz-field fw-560 anywhere">
          <span className="px-num">{formatNumber(position.quantity)}</span> × {name}
        </p>
        {packText !== '' && <p className="quiet fz-fact">{packText}</p>}
        <p className="wrap gap-0-14 fz-fact px-num">
          <span>
            {position.unitPriceCents === null
              ? t('noOffer')
              : t('price', { price: formatMoney(position.unitPriceCents) })}
          </span>
          {inCart > 0 && <span className="c-ok">{t('inCart', { count: inCart })}</span>}
        </p>
        <p className="quiet fz-fact">
          {t('putAside', { who: position.putAsideBy, when: formatDateTime(position.putAsideAt) })}
        </p>
        {position.note !== '' && (
          <p className={`${classes.note} fz-note mt-6 anywhere pl-8`}>{position.note}</p>
        )}
        <Group gap={6} wrap="nowrap" mt={10}>
          <Button
            size="xs"
            variant="default"
            disabled={isBusy}
            onClick={onTakeOver}
            aria-label={t('takeOf', { name })}
          >
            {t('take')}
          </Button>
          <ActionIcon
            size={36}
            variant="subtle"
            color="ink"
            disabled={isBusy}
            aria-label={t('discardOf', { name })}
            onClick={onDiscard}
          >
            <IconTrash size={16} stroke={1.7} aria-hidden />
          </ActionIcon>
        </Group>
      </div>
    </li>
  );
}
