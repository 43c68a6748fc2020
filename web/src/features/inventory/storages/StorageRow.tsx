import { ActionIcon, Button, Table, TextInput } from '@mantine/core';
import { type Storage, storageCalls } from '@praxora/contract/inventory/storages.calls';
import { IconClipboardCheck, IconMapPin, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { callApi } from '../../../lib/api/api.ts';
import { formatMoney, formatNumber } from '../../../lib/format.ts';
import { pathTo } from '../../../lib/paths.ts';
import { useEdited } from '../../../ui/dialogs/useEdited.tsx';
import { notify } from '../../../ui/feedback/notify.tsx';
import { useStartCount } from '../stocktaking/useStartCount.tsx';
import { DeleteStorage } from './DeleteStorage.tsx';
import classes from './Storages.module.css';
import { useStorageName } from './useStorageName.ts';

export function StorageRow({ storage }: { storage: Storage }) {
  const { t } = useTranslation('inventory');
  const { id, name } = storage;
  const [isRenaming, setRenaming] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const { start, isStarting } = useStartCount();
  return (
    <Table.Tr className={classes.row}>
      <Table.Th scope="row" className={classes.name ?? ''}>
        {isRenaming ? (
          <Rename storage={storage} onDone={() => setRenaming(false)} />
        ) : (
          <Link className={classes.link} to={pathTo('storages', { storageId: id })}>
            <IconMapPin size={17} stroke={1.6} aria-hidden />
            {name}
          </Link>
        )}
      </Table.Th>
      <Table.Td className={`${classes.right} ${classes.count} px-num`}>
        <span className={classes.bare}>{formatNumber(storage.articleCount, 0)}</span>
        <span className={classes.worded}>
          {t('stocktaking.articles', {
            count: storage.articleCount,
            number: formatNumber(storage.articleCount, 0),
          })}
        </span>
      </Table.Td>
      <Table.Td className={`${classes.right} ${classes.value} px-num`}>
        {formatMoney(storage.stockValueCents)}
      </Table.Td>
      <Table.Td className={classes.right ?? ''}>
        <div className={classes.actions}>
          <ActionIcon
            size="lg"
            aria-label={t('storages.countOf', { name })}
            title={t('storages.countOf', { name })}
            loading={isStarting}
            onClick={() => void start(id)}
          >
            <IconClipboardCheck size={18} stroke={1.6} aria-hidden />
          </ActionIcon>
          <ActionIcon
            size="lg"
            aria-label={t('storages.renameOf', { name })}
            title={t('storages.renameOf', { name })}
            onClick={() => setRenaming(true)}
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
        </div>
        {isDeleting && <DeleteStorage storage={storage} onClose={() => setDeleting(false)} />}
      </Table.Td>
    </Table.Tr>
  );
}

/** In place: Enter saves, Escape leaves it as it was. */
function Rename({ storage, onDone }: { storage: Storage; onDone: () => void }) {
  const { t } = useTranslation('inventory');
  // The list may be fetched anew meanwhile: what was seen when the form opened counts.
  const [{ id, name, version: seen }] = useState(storage);
  const edited = useEdited({
    seen: { version: seen, values: { name } },
    load: async () => {
      const current = await callApi(storageCalls.getStorage, { params: { storageId: id } });
      return { version: current.version, values: { name: current.name } };
    },
    fields: { name: { label: t('storages.newName'), show: (values) => values.name } },
    onChoose: (values) => field.setName(values.name),
  });
  const field = useStorageName(name, async (next) => {
    if (next !== name) {
      const body = { name: next, version: edited.version };
      try {
        await callApi(storageCalls.renameStorage, { params: { storageId: id }, body });
      } catch (error) {
        if (await edited.hear(error, { name: next })) return;
        throw error;
      }
      notify.success(t('storages.renamed', { name: next }));
    }
    onDone();
  });
  if (edited.question) return edited.question;
  return (
    <form
      className={classes.rename}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void field.submit();
      }}
    >
      <TextInput
        autoFocus
        aria-label={t('storages.newName')}
        maxLength={120}
        value={field.name}
        error={field.error}
        onChange={(event) => field.setName(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onDone();
        }}
      />
      <Button type="submit" loading={field.isBusy}>
        {t('storages.save')}
      </Button>
      <Button variant="default" onClick={onDone}>
        {t('action.cancel')}
      </Button>
    </form>
  );
}
