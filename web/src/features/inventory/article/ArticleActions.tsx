// Order, remove, book in, edit; and what is done rarely, in the menu.
import { Button, Menu } from '@mantine/core';
import type { ArticleDetail } from '@praxora/contract/inventory/article';
import {
  IconArchive,
  IconArchiveOff,
  IconArrowsExchange,
  IconBox,
  IconBoxOff,
  IconCopy,
  IconDots,
  IconMinus,
  IconPencil,
  IconPlus,
  IconPrinter,
  IconTrash,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFeatures } from '../../../domain/account/index.ts';
import { LazyPrintDialog } from '../../../domain/inventory/index.ts';
import { OrderAmountButton } from '../../../domain/purchasing/index.ts';
import { trackAddedToCart } from '../../../domain/shop/index.ts';
import { pathTo } from '../../../lib/paths.ts';
import { Permitted } from '../../../ui/permission/Permitted.tsx';
import { BookInDialog } from '../stock/BookInDialog.tsx';
import { RemoveDialog } from '../stock/RemoveDialog.tsx';
import classes from './ArticleHead.module.css';
import { type ArticleChange, ChangeDialog } from './ChangeDialog.tsx';
import { ReplaceDialog } from './ReplaceDialog.tsx';

type Dialog = 'bookIn' | 'remove' | 'replace' | 'labels' | ArticleChange;

const own = ['bookIn', 'remove', 'replace', 'labels'] as const;
const isChange = (dialog: Dialog): dialog is ArticleChange => !own.some((one) => one === dialog);

export function ArticleActions({ article }: { article: ArticleDetail }) {
  const { t } = useTranslation('article');
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const close = () => setDialog(null);
  return (
    <div className={`${classes.actions} wrap gap-8 phone-w-full`}>
      <Permitted permission="editArticles">
        <MoreMenu article={article} onAsk={setDialog} />
        <Button
          component={Link}
          to={pathTo('articleEdit', { articleId: article.id })}
          variant="default"
          leftSection={<IconPencil size={17} stroke={1.7} aria-hidden />}
        >
          {t('actions.edit')}
        </Button>
        {article.useInventory && (
          <>
            <Button
              variant="default"
              disabled={article.stock === 0}
              leftSection={<IconMinus size={17} stroke={1.7} aria-hidden />}
              onClick={() => setDialog('remove')}
            >
              {t('actions.remove')}
            </Button>
            <Button
              variant="default"
              leftSection={<IconPlus size={17} stroke={1.7} aria-hidden />}
              onClick={() => setDialog('bookIn')}
            >
              {t('actions.bookIn')}
            </Button>
          </>
        )}
      </Permitted>
      <OrderAmountButton onAdded={trackAddedToCart} article={article} offers={{ search: '?tab=offers' }} />
      {dialog === 'bookIn' && <BookInDialog article={article} onClose={close} />}
      {dialog === 'remove' && <RemoveDialog article={article} onClose={close} />}
      {dialog === 'replace' && <ReplaceDialog article={article} onClose={close} />}
      {dialog === 'labels' && (
        <LazyPrintDialog source={{ articleIds: [article.id] }} title={article.name} onClose={close} />
      )}
      {dialog !== null && isChange(dialog) && (
        <ChangeDialog article={article} change={dialog} onClose={close} />
      )}
    </div>
  );
}

function MoreMenu({ article, onAsk }: { article: ArticleDetail; onAsk: (dialog: Dialog) => void }) {
  const { t } = useTranslation('article');
  const isPermanent = article.labelConfiguration.unitToLabel === 'STORAGE_PRODUCT';
  const hasLabels =
    useFeatures().data?.activateLabelPrinting === true &&
    article.useInventory &&
    (isPermanent || article.stock > 0);
  return (
    <Menu position="bottom-start" withinPortal>
      <Menu.Target>
        <Button variant="default" px={10} aria-label={t('actions.more')}>
          <IconDots size={18} aria-hidden />
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {hasLabels && (
          <Menu.Item leftSection={<IconPrinter size={16} aria-hidden />} onClick={() => onAsk('labels')}>
            {isPermanent ? t('actions.printShelfLabel') : t('actions.printLabels')}
          </Menu.Item>
        )}
        <Menu.Item
          component={Link}
          to={pathTo('articleConfiguration', {}, { copy: String(article.id) })}
          leftSection={<IconCopy size={16} aria-hidden />}
        >
          {t('actions.copy')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconArrowsExchange size={16} aria-hidden />}
          onClick={() => onAsk('replace')}
        >
          {t('actions.replace')}
        </Menu.Item>
        {article.isDiscontinued ? (
          <Menu.Item leftSection={<IconArchiveOff size={16} aria-hidden />} onClick={() => onAsk('resume')}>
            {t('actions.resume')}
          </Menu.Item>
        ) : (
          <Menu.Item leftSection={<IconArchive size={16} aria-hidden />} onClick={() => onAsk('discontinue')}>
            {t('actions.discontinue')}
          </Menu.Item>
        )}
        {article.useInventory ? (
          <Menu.Item leftSection={<IconBoxOff size={16} aria-hidden />} onClick={() => onAsk('deactivate')}>
            {t('actions.deactivate')}
          </Menu.Item>
        ) : (
          <Menu.Item leftSection={<IconBox size={16} aria-hidden />} onClick={() => onAsk('activate')}>
            {t('actions.activate')}
          </Menu.Item>
        )}
        <Menu.Divider />
        <Menu.Item
          color="stockMinimum"
          leftSection={<IconTrash size={16} aria-hidden />}
          onClick={() => onAsk('delete')}
        >
          {t('actions.delete')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
