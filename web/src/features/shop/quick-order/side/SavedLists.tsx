// Orders that come again, by name: they fill their lines in with today's offers.
import { ActionIcon, Button, Menu } from '@mantine/core';
import type { OrderList } from '@praxora/contract/shop/order-lists.calls';
import { IconDots, IconListDetails, IconPencil, IconPlus, IconReplace, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../../lib/format.ts';
import { FormDialog } from '../../../../ui/dialogs/FormDialog.tsx';
import type { Line } from '../line.ts';
import { useOrderLists } from '../queries.ts';
import type { useListChanges } from '../useOrderLists.ts';
import { ListDialog } from './ListDialog.tsx';
import classes from './SavedLists.module.css';

interface SavedListsProps {
  changes: ReturnType<typeof useListChanges>;
  /** Lines that can be saved: all lines, open ones too, once they are looked up. */
  lines: readonly Line[];
  onNew: () => void;
}

export function SavedLists({ changes, lines, onNew }: SavedListsProps) {
  const { t } = useTranslation('quickOrder');
  const { data = [] } = useOrderLists();
  return (
    <section className="panel p-14-18-16" aria-labelledby="quick-order-lists">
      <div className="row spread gap-8">
        <h2 className="fz-field" id="quick-order-lists">
          {t('lists.title')}
        </h2>
        <Button
          size="xs"
          variant="subtle"
          disabled={lines.length === 0}
          title={lines.length === 0 ? t('lists.noLines') : undefined}
          leftSection={<IconPlus size={15} aria-hidden />}
          onClick={onNew}
        >
          {t('lists.new')}
        </Button>
      </div>
      {data.length === 0 && <p className="quiet fz-caption mt-6">{t('lists.none')}</p>}
      <ul className="plain-list">
        {data.map((list) => (
          <SavedList key={list.id} list={list} changes={changes} lines={lines} />
        ))}
      </ul>
    </section>
  );
}

interface SavedListProps extends Omit<SavedListsProps, 'onNew'> {
  list: OrderList;
}

function SavedList({ list, changes, lines: shown }: SavedListProps) {
  const { t } = useTranslation('quickOrder');
  const [asks, setAsks] = useState<'rename' | 'delete' | null>(null);
  const { name, lineCount, lastUsedAt } = list;
  const lines = t('lists.lines', { count: lineCount });
  return (
    <li className={`${classes.item} row gap-8 p-8-0`}>
      <IconListDetails size={20} stroke={1.6} aria-hidden />
      <div className="column gap-1 rest fz-note">
        <b className="ellipsis fw-560">{name}</b>
        <span className="quiet fz-caption">
          {lastUsedAt === null
            ? t('lists.neverUsed', { lines })
            : t('lists.lastUsed', { lines, date: formatDate(lastUsedAt) })}
        </span>
      </div>
      <Button
        size="xs"
        variant="subtle"
        aria-label={t('lists.fillOf', { name })}
        loading={changes.fill.isBusy}
        onClick={() => void changes.fill.run(list)}
      >
        {t('lists.fill')}
      </Button>
      <ListMenu list={list} changes={changes} lines={shown} onAsk={setAsks} />
      {asks === 'rename' && (
        <ListDialog
          title={t('lists.renameTitle')}
          name={name}
          onSave={(next) => changes.rename.send({ list, name: next })}
          onClose={() => setAsks(null)}
        />
      )}
      {asks === 'delete' && (
        <FormDialog
          title={t('lists.deleteTitle')}
          action={t('lists.deleteAction', { name })}
          isDangerous
          onSubmit={() => changes.remove.send(list)}
          onClose={() => setAsks(null)}
        >
          <p>{t('lists.deleteText', { name })}</p>
        </FormDialog>
      )}
    </li>
  );
}

function ListMenu({
  list,
  changes,
  lines,
  onAsk,
}: SavedListProps & { onAsk: (what: 'rename' | 'delete') => void }) {
  const { t } = useTranslation('quickOrder');
  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>
        <ActionIcon aria-label={t('lists.menuOf', { name: list.name })}>
          <IconDots size={17} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconPencil size={16} aria-hidden />} onClick={() => onAsk('rename')}>
          {t('lists.rename')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconReplace size={16} aria-hidden />}
          disabled={lines.length === 0}
          onClick={() => void changes.replace.run({ list, lines })}
        >
          {t('lists.replace')}
        </Menu.Item>
        <Menu.Item leftSection={<IconTrash size={16} aria-hidden />} onClick={() => onAsk('delete')}>
          {t('lists.delete')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
