// "Fill up to ideal stock: 3 packs", asked for when the menu opens; nothing where nothing is missing.
import { Menu } from '@mantine/core';
import type { ArticleListed } from '@praxora/contract/inventory/article';
import { IconShoppingCartPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useOrderAmount } from '../../../domain/purchasing/index.ts';
import { useUnitTexts } from '../../../domain/shared/units.ts';

export function FillUpItem({ article, onFill }: { article: ArticleListed; onFill: () => void }) {
  const { t } = useTranslation('inventory');
  const { amountText } = useUnitTexts();
  const suggestion = useOrderAmount(article.id);
  if (!suggestion || suggestion.amount === 0) return null;
  return (
    <Menu.Item leftSection={<IconShoppingCartPlus size={16} aria-hidden />} onClick={onFill}>
      {t('row.fill', { amount: amountText(suggestion.amount, suggestion.orderUnit) })}
    </Menu.Item>
  );
}
