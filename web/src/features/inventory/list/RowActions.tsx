// Actions on one article directly from its row.
import { ActionIcon, Menu } from '@mantine/core';
import type { ArticleListed } from '@praxora/contract/inventory/article';
import {
  IconArrowRight,
  IconDots,
  IconMinus,
  IconPencil,
  IconPlus,
  IconShoppingCartPlus,
} from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useArticle } from '../../../domain/inventory/index.ts';
import { useAddToCart, useOrderAmount } from '../../../domain/purchasing/index.ts';
import { useUnitTexts } from '../../../domain/shared/units.ts';
import { pathTo } from '../../../lib/paths.ts';
import { usePermission } from '../../../lib/session/permissions.ts';
import { useChange } from '../../../ui/change/useChange.ts';
import { Permitted } from '../../../ui/permission/Permitted.tsx';
import { RowButtons } from '../../../ui/table/RowButtons.tsx';
import { useFillUp } from './useFillUp.ts';

// "Fill up to ideal stock: 3 packs", asked for when the menu opens; nothing where nothing is missing.
function FillUpItem({ article, onFill }: { article: ArticleListed; onFill: () => void }) {
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

/** Fetched with the first that is opened: with their calendar they are a twentieth of what the list needs. */
const BookInDialog = lazy(() =>
  import('../stock/BookInDialog.tsx').then((m) => ({ default: m.BookInDialog })),
);
const RemoveDialog = lazy(() =>
  import('../stock/RemoveDialog.tsx').then((m) => ({ default: m.RemoveDialog })),
);

type Dialog = 'bookIn' | 'remove';

export function RowActions({ article }: { article: ArticleListed }) {
  const { t } = useTranslation('inventory');
  const { id, name, productId } = article;
  const addToCart = useAddToCart();
  const fillUp = useFillUp();
  const mayBook = usePermission('bookStock');
  const [dialog, setDialog] = useState<Dialog | null>(null);
  // A failure has been reported already.
  const add = useChange({ call: () => addToCart({ productId, quantity: 1, name }), showsRefusal: true });

  return (
    <RowButtons>
      <Permitted permission="fillCart">
        <ActionIcon
          aria-label={t('row.add', { name })}
          title={t('row.add', { name })}
          loading={add.isBusy || fillUp.isBusy}
          onClick={() => void add.run()}
        >
          <IconShoppingCartPlus size={18} stroke={1.6} aria-hidden />
        </ActionIcon>
      </Permitted>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon aria-label={t('row.menu', { name })}>
            <IconDots size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            component={Link}
            to={pathTo('article', { articleId: id })}
            leftSection={<IconArrowRight size={16} aria-hidden />}
          >
            {t('row.open')}
          </Menu.Item>
          {mayBook && article.useInventory && (
            <Menu.Item leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setDialog('bookIn')}>
              {t('row.bookIn')}
            </Menu.Item>
          )}
          {mayBook && article.stock > 0 && (
            <Menu.Item leftSection={<IconMinus size={16} aria-hidden />} onClick={() => setDialog('remove')}>
              {t('row.remove')}
            </Menu.Item>
          )}
          <Permitted permission="editArticles">
            <FillUpItem article={article} onFill={() => void fillUp.run([article])} />
            <Menu.Item
              component={Link}
              to={pathTo('articleEdit', { articleId: id })}
              leftSection={<IconPencil size={16} aria-hidden />}
            >
              {t('row.edit')}
            </Menu.Item>
          </Permitted>
        </Menu.Dropdown>
      </Menu>
      {dialog && <RowDialog articleId={id} dialog={dialog} onClose={() => setDialog(null)} />}
    </RowButtons>
  );
}

/** The dialogs need all of the article, which the list does not carry. */
function RowDialog(props: { articleId: number; dialog: Dialog; onClose: () => void }) {
  const { data: article } = useArticle(props.articleId);
  if (!article) return null;
  return (
    <Suspense>
      {props.dialog === 'bookIn' ? (
        <BookInDialog article={article} onClose={props.onClose} />
      ) : (
        <RemoveDialog article={article} onClose={props.onClose} />
      )}
    </Suspense>
  );
}
