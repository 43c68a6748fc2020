// Blocked stock, told by icon and words.
import type { StockBlock } from '@praxora/contract/inventory/stock';
import { IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useBlockTexts } from './block-texts.ts';

export function BlockMark({ block }: { block: StockBlock }) {
  const { t } = useTranslation('stock');
  const { blockText } = useBlockTexts();
  return (
    <span className="c-min fz-caption flex gap-4 items-top anywhere">
      <IconLock size={13} stroke={1.8} className="flex-none mt-1" aria-hidden />
      <span>
        <b className="fw-600">{t('block.blocked')}</b> {blockText(block)}
      </span>
    </span>
  );
}
