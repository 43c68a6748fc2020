// The dark bar that rises when articles are selected; Escape clears the selection.
import { Button, UnstyledButton } from '@mantine/core';
import type { ArticleListed } from '@praxora/contract/inventory/article';
import { articleCalls } from '@praxora/contract/inventory/articles.calls';
import type { BodyOf } from '@praxora/contract/shared/call';
import {
  type Icon,
  IconBox,
  IconBoxOff,
  IconMapPin,
  IconPlayerPause,
  IconPlayerPlay,
  IconPrinter,
  IconShoppingCartPlus,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFeatures } from '../../../domain/account/index.ts';
import { LazyPrintDialog, stockKeys } from '../../../domain/inventory/index.ts';
import { callApi } from '../../../lib/api/api.ts';
import { useChange } from '../../../ui/change/useChange.ts';
import classes from '../../../ui/page/BulkBar.module.css';
import type { ListView } from './address.ts';
import { BulkFailure, type Failure } from './BulkFailure.tsx';
import { MoveStorageDialog } from './MoveStorageDialog.tsx';
import { useFillUp } from './useFillUp.ts';

/** Labels of so many articles are printed at once. */
const most = 200;

function PrintSelection({ articleIds }: { articleIds: readonly number[] }) {
  const { t } = useTranslation('inventory');
  const isOn = useFeatures().data?.activateLabelPrinting === true;
  const [isOpen, setOpen] = useState(false);
  const printed = articleIds.slice(0, most);
  if (!isOn) return null;
  return (
    <>
      <UnstyledButton
        className={`${classes.action} row gap-6 bdrs-8 c-inherit fz-note p-8-11 nowrap fw-560`}
        onClick={() => setOpen(true)}
      >
        <IconPrinter size={17} stroke={1.7} aria-hidden />
        {t('bulk.labels')}
      </UnstyledButton>
      {isOpen && (
        <LazyPrintDialog
          source={{ articleIds: printed }}
          title={t('bulk.labelsOf', { count: printed.length })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

// Changes several articles at once, all or none, with a way back where there is one.
type ArticleChange = Omit<BodyOf<typeof articleCalls.changeArticles>, 'articleIds'>;

interface BulkChange {
  readonly articleIds: number[];
  readonly change: ArticleChange;
  readonly text?: string;
  /** Change that reverts it. */
  readonly back?: ArticleChange;
}

function useBulkChange() {
  const { t } = useTranslation('inventory');
  const bulk = useChange({
    call: ({ articleIds, change }: BulkChange) =>
      callApi(articleCalls.changeArticles, { body: { articleIds, ...change } }),
    success: (_, { articleIds, text, back }) =>
      text === undefined
        ? null
        : {
            text,
            ...(back && {
              undo: {
                place: 'inventory',
                label: t('bulk.undo'),
                onClick: () => void bulk.run({ articleIds, change: back }),
              },
            }),
          },
    refetch: stockKeys,
  });
  return bulk;
}

interface BulkBarProps {
  articles: readonly ArticleListed[];
  view: ListView;
  onClear: () => void;
}

export function BulkBar({ articles, view, onClear }: BulkBarProps) {
  const { t } = useTranslation('inventory');
  const bulk = useBulkChange();
  const fillUp = useFillUp();
  const isBusy = bulk.isBusy || fillUp.isBusy;
  const [isMoving, setMoving] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const ids = articles.map(({ id }) => id);
  const count = ids.length;

  const showError = (error: unknown) => setFailure({ error });
  const change = (wanted: Omit<BulkChange, 'articleIds'>) =>
    bulk.send({ articleIds: ids, ...wanted }).then(onClear, showError);
  const fill = () =>
    fillUp
      .send(articles)
      .then((failed) => (failed.length > 0 ? setFailure({ notOrdered: failed }) : onClear()), showError);

  const setInventory = (useInventory: boolean) =>
    change({
      change: { useInventory },
      back: { useInventory: !useInventory },
      text: t(useInventory ? 'bulk.inventoryDone' : 'bulk.nonInventoryDone', { count }),
    });
  const setDiscontinued = (isDiscontinued: boolean) =>
    change({
      change: { isDiscontinued },
      back: { isDiscontinued: !isDiscontinued },
      text: t(isDiscontinued ? 'bulk.discontinueDone' : 'bulk.continueDone', { count }),
    });
  const action = (ActionIcon: Icon, text: string, onClick: () => void) => (
    <UnstyledButton
      className={`${classes.action} row gap-6 bdrs-8 c-inherit fz-note p-8-11 nowrap fw-560`}
      disabled={isBusy}
      onClick={onClick}
    >
      <ActionIcon size={17} stroke={1.7} aria-hidden />
      {text}
    </UnstyledButton>
  );

  return (
    <>
      <section className={classes.bar} aria-label={t('select.bar')}>
        <strong className="px-num">{t('select.count', { count })}</strong>
        <UnstyledButton className={classes.clear} onClick={onClear}>
          {t('select.clear')}
        </UnstyledButton>
        {!view.nonInventory && <PrintSelection articleIds={ids} />}
        {action(IconMapPin, t('bulk.move'), () => setMoving(true))}
        {view.nonInventory
          ? action(IconBox, t('bulk.inventory'), () => void setInventory(true))
          : action(IconBoxOff, t('bulk.nonInventory'), () => void setInventory(false))}
        {view.discontinued
          ? action(IconPlayerPlay, t('bulk.continue'), () => void setDiscontinued(false))
          : action(IconPlayerPause, t('bulk.discontinue'), () => void setDiscontinued(true))}
        <Button
          className={classes.main ?? ''}
          loading={isBusy}
          leftSection={<IconShoppingCartPlus size={17} aria-hidden />}
          onClick={() => void fill()}
        >
          {t('bulk.fill')}
        </Button>
      </section>
      {isMoving && (
        <MoveStorageDialog
          count={count}
          onMove={(defaultStorageId) =>
            bulk.send({ articleIds: ids, change: { defaultStorageId }, text: t('bulk.moved', { count }) })
          }
          onDone={onClear}
          onClose={() => setMoving(false)}
        />
      )}
      {failure && <BulkFailure failure={failure} onClose={() => setFailure(null)} />}
    </>
  );
}
