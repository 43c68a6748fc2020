// Why a position cannot be stored, and what can be done about it here and now.
import { Button } from '@mantine/core';
import { catalogCalls } from '@praxora/contract/shop/catalog.calls';
import { IconInfoCircle, IconPencilPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../../lib/api/api.ts';
import { pathTo } from '../../../lib/paths.ts';
import { useChange } from '../../../ui/change/useChange.ts';
import classes from './NotStorable.module.css';
import type { ShownLine } from './order-lines.ts';

interface NotStorableProps {
  line: ShownLine;
  orderId: number | null;
  /** Leaves with what was typed: the way leads back here. */
  onLeave: (address: string) => void;
}

export function NotStorable({ line, orderId, onLeave }: NotStorableProps) {
  const { t } = useTranslation('receiving');
  const { article, productId, name } = line;

  const configure = useChange({
    call: (id: number) => callApi(catalogCalls.getProduct, { params: { productId: id } }),
    after: ({ slug }) => onLeave(pathTo('articleConfiguration', {}, { product: slug, order: orderId })),
  });

  return (
    <div className={`${classes.notice} wrap gap-8-10 items-center quiet fz-note bg-sunken bdrs-10 p-9-12`}>
      <IconInfoCircle size={17} stroke={1.7} aria-hidden />
      <p className="basis-240 pretty">
        {article ? t('notStorable.noInventory') : t('notStorable.noArticle')}
      </p>
      {!article && productId !== null && (
        <Button
          variant="default"
          size="xs"
          loading={configure.isBusy}
          leftSection={<IconPencilPlus size={15} stroke={1.7} aria-hidden />}
          aria-label={t('notStorable.configureOf', { name })}
          onClick={() => void configure.run(productId)}
        >
          {t('notStorable.configure')}
        </Button>
      )}
    </div>
  );
}
