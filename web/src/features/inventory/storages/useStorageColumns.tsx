// The columns of the list: what lies in each storage; the pencil turns a name into a field.
import { ActionIcon } from '@mantine/core';
import { type Storage, storageCalls } from '@praxora/contract/inventory/storages.calls';
import { IconClipboardCheck, IconMapPin, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { stockKeys, useValueTexts } from '../../../domain/inventory/index.ts';
import { callApi } from '../../../lib/api/api.ts';
import { formatNumber } from '../../../lib/format.ts';
import { pathTo } from '../../../lib/paths.ts';
import { useChange } from '../../../ui/change/useChange.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { useVersion } from '../../../ui/dialogs/useVersion.ts';
import { Permitted } from '../../../ui/permission/Permitted.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { RowButtons } from '../../../ui/table/RowButtons.tsx';
import { useStartCount } from '../stocktaking/useStartCount.ts';
import { RenameStorage } from './RenameStorage.tsx';
import classes from './Storages.module.css';

interface DeleteStorageProps {
  storage: Storage;
  onClose: () => void;
}

function DeleteStorage({ storage: { id, name, version: seen }, onClose }: DeleteStorageProps) {
  const { t } = useTranslation('inventory');
  const { version, hear } = useVersion(seen);
  const remove = useChange({
    call: () => callApi(storageCalls.deleteStorage, { params: { storageId: id }, query: { version } }),
    success: () => t('storages.deleted', { name }),
    refetch: stockKeys,
  });
  return (
    <FormDialog
      title={t('storages.deleteTitle', { name })}
      action={t('storages.deleteOf', { name })}
      isDangerous
      onSubmit={() => remove.send().catch(hear)}
      onClose={onClose}
    >
      <p>{t('storages.deleteText')}</p>
    </FormDialog>
  );
}

export function useStorageColumns(): readonly Column<Storage>[] {
  const { t } = useTranslation('inventory');
  const [renamed, setRenamed] = useState<ReadonlySet<number>>(new Set());
  const setRenaming = (id: number, isRenaming: boolean) =>
    setRenamed((before) => {
      const next = new Set(before);
      if (isRenaming) next.add(id);
      else next.delete(id);
      return next;
    });
  return [
    {
      key: 'name',
      head: t('storages.name'),
      isRowHead: true,
      onPhone: 'whole',
      className: 'fw-540',
      cell: (storage) =>
        renamed.has(storage.id) ? (
          <RenameStorage storage={storage} onDone={() => setRenaming(storage.id, false)} />
        ) : (
          <Link
            className="row gap-8 c-ink thumb anywhere td-none hover-td-underline"
            to={pathTo('storages', { storageId: storage.id })}
          >
            <IconMapPin className="c-ink-3 flex-none" size={17} stroke={1.6} aria-hidden />
            {storage.name}
          </Link>
        ),
    },
    {
      key: 'articles',
      head: t('storages.articles'),
      align: 'figure',
      hasNoLabel: true,
      className: 'phone-quiet phone-fz-note phone-grid-col-1',
      cell: ({ articleCount }) => <ArticleCount count={articleCount} />,
    },
    {
      key: 'value',
      head: t('storages.value'),
      align: 'figure',
      hasNoLabel: true,
      className: 'phone-quiet phone-fz-note phone-grid-col-1',
      cell: (storage) => <StorageValue storage={storage} />,
    },
    {
      key: 'actions',
      head: t('storages.actions'),
      align: 'right',
      hasNoLabel: true,
      className: classes.actions,
      cell: (storage) => (
        <Permitted permission="editArticles">
          <Actions storage={storage} onRename={() => setRenaming(storage.id, true)} />
        </Permitted>
      ),
    },
  ];
}

/** On a phone no head says what the number counts. */
function ArticleCount({ count }: { count: number }) {
  const { t } = useTranslation('inventory');
  const number = formatNumber(count, 0);
  return (
    <>
      <span className="phone-hidden">{number}</span>
      <span className="hidden phone-inline">{t('stocktaking.articles', { count, number })}</span>
    </>
  );
}

/** On a phone no head says what is unknown. */
function StorageValue({ storage }: { storage: Storage }) {
  const { t } = useTranslation('inventory');
  const { storageValue } = useValueTexts();
  if (!storage.isValueUnknown) return storageValue(storage);
  return (
    <>
      <span className="phone-hidden">{storageValue(storage)}</span>
      <span className="hidden phone-inline">{t('storages.valueUnknown')}</span>
    </>
  );
}

function Actions({ storage, onRename }: { storage: Storage; onRename: () => void }) {
  const { t } = useTranslation('inventory');
  const [isDeleting, setDeleting] = useState(false);
  const count = useStartCount();
  const { id, name } = storage;
  return (
    <>
      <RowButtons>
        <ActionIcon
          size="lg"
          aria-label={t('storages.countOf', { name })}
          title={t('storages.countOf', { name })}
          loading={count.isBusy}
          onClick={() => void count.run(id)}
        >
          <IconClipboardCheck size={18} stroke={1.6} aria-hidden />
        </ActionIcon>
        <ActionIcon
          size="lg"
          aria-label={t('storages.renameOf', { name })}
          title={t('storages.renameOf', { name })}
          onClick={onRename}
        >
          <IconPencil size={18} stroke={1.6} aria-hidden />
        </ActionIcon>
        <ActionIcon
          size="lg"
          aria-label={t('storages.deleteOf', { name })}
          title={t('storages.deleteOf', { name })}
          onClick={() => setDeleting(true)}
        >
          <IconTrash size={18} stroke={1.6} aria-hidden />
        </ActionIcon>
      </RowButtons>
      {isDeleting && <DeleteStorage storage={storage} onClose={() => setDeleting(false)} />}
    </>
  );
}
