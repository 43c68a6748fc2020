import { ActionIcon } from '@mantine/core';
import type { SearchSynonyms } from '@praxora/contract/shop/search-synonyms.calls';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { pathTo } from '../../../lib/paths.ts';
import { Permitted } from '../../../ui/permission/Permitted.tsx';
import { wordsText } from './words.ts';

interface WordGroupProps {
  group: SearchSynonyms;
  isBusy: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

export function WordGroup({ group: { words }, isBusy, onEdit, onDelete }: WordGroupProps) {
  const { t } = useTranslation('searchWords');
  const named = { words: wordsText(words) };
  return (
    <li className="row gap-4 p-10-0 line-bottom">
      <p className="row rest flex-wrap gap-6-10 anywhere">
        {words.map((word, i) => (
          <Fragment key={word}>
            {i > 0 && (
              <span className="quiet" role="img" aria-label={t('same')}>
                =
              </span>
            )}
            <Link
              to={pathTo('search', {}, { query: word })}
              title={t('try', { word })}
              className="inline-row mih-28 c-primary fw-560 td-none hover-td-underline"
            >
              {word}
            </Link>
          </Fragment>
        ))}
      </p>
      <Permitted permission="manageSettings">
        <ActionIcon size={36} aria-label={t('edit', named)} title={t('edit', named)} onClick={onEdit}>
          <IconPencil size={17} aria-hidden />
        </ActionIcon>
        <ActionIcon
          size={36}
          aria-label={t('delete', named)}
          title={t('delete', named)}
          disabled={isBusy}
          onClick={onDelete}
        >
          <IconTrash size={17} aria-hidden />
        </ActionIcon>
      </Permitted>
    </li>
  );
}
