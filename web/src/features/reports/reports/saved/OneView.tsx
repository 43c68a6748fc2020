// A saved view: open, send by e-mail, rename, delete.
import { ActionIcon, Switch } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useReportTitle } from '../kinds.ts';
import { RenameView } from './RenameView.tsx';
import { addressOfView, type SavedView } from './saved.queries.ts';

interface OneViewProps {
  saved: SavedView;
  isMailed: boolean;
  onMail: (isOn: boolean) => void;
  onRename: (view: SavedView) => Promise<unknown>;
  onDelete: () => void;
  onOpen: () => void;
}

export function OneView({ saved, isMailed, onMail, onRename, onDelete, onOpen }: OneViewProps) {
  const { t } = useTranslation('reports');
  const reportTitle = useReportTitle();
  const { name, report, madeBy } = saved;
  const [isRenaming, setRenaming] = useState(false);
  if (isRenaming) return <RenameView saved={saved} onRename={onRename} onEnd={() => setRenaming(false)} />;
  return (
    <>
      <div className="phone-flex-line rest">
        <Link className="c-ink block fw-560 mih-24 anywhere" to={addressOfView(saved)} onClick={onOpen}>
          {name}
        </Link>
        <span className="quiet fz-caption">
          {t('saved.facts', { report: reportTitle(report), name: madeBy })}
        </span>
      </div>
      <Switch
        size="sm"
        label={t('saved.mail')}
        aria-label={t('saved.mailOf', { name })}
        checked={isMailed}
        onChange={(event) => onMail(event.currentTarget.checked)}
      />
      <ActionIcon aria-label={t('saved.rename', { name })} onClick={() => setRenaming(true)}>
        <IconPencil size={17} stroke={1.6} aria-hidden />
      </ActionIcon>
      <ActionIcon aria-label={t('saved.delete', { name })} onClick={onDelete}>
        <IconTrash size={17} stroke={1.6} aria-hidden />
      </ActionIcon>
    </>
  );
}
