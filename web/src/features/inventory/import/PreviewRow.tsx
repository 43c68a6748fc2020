// One row: its status, its cells, and the ways to correct it or leave it out.
import { ActionIcon, Anchor } from '@mantine/core';
import type { ImportNote, ImportRow } from '@praxora/contract/inventory/article-import.calls';
import type { ImportField } from '@praxora/rules/article-import-fields';
import { importNumbers } from '@praxora/rules/article-import-numbers';
import {
  IconAlertSquareFilled,
  IconArrowBackUp,
  IconCheck,
  IconCircleCheckFilled,
  IconCircleMinus,
  IconInfoCircle,
  IconPencil,
  IconPlayerTrackNextFilled,
  IconX,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useErrorText } from '../../../lib/api/error-text.ts';
import { pathTo } from '../../../lib/paths.ts';
import { CellField } from './CellField.tsx';
import { useFieldName } from './fields.ts';
import { useCorrectRow } from './import.queries.ts';
import classes from './PreviewTable.module.css';

const statusTexts = {
  ready: 'status.ready',
  wrong: 'status.wrong',
  skipped: 'status.skipped',
  leftOut: 'status.leftOut',
} as const;
const statusIcons = {
  ready: IconCircleCheckFilled,
  wrong: IconAlertSquareFilled,
  skipped: IconPlayerTrackNextFilled,
  leftOut: IconCircleMinus,
} as const;
const noteTexts = {
  manufacturerUnknown: 'note.manufacturerUnknown',
  productNotFound: 'note.productNotFound',
  productAmbiguous: 'note.productAmbiguous',
  contentsNotCounted: 'note.contentsNotCounted',
  expired: 'note.expired',
  lastDay: 'note.lastDay',
} as const satisfies Record<ImportNote, string>;

interface PreviewRowProps {
  importId: string;
  row: ImportRow;
  fields: readonly ImportField[];
  /** All its cells can be changed, not only those that are wrong. */
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
}

export function PreviewRow({ importId, row, fields, isOpen, onOpen }: PreviewRowProps) {
  const { t } = useTranslation('articleImport');
  const errorText = useErrorText();
  const fieldName = useFieldName();
  const correct = useCorrectRow(importId);
  const { line, status } = row;
  const Icon = statusIcons[status];
  const isLeftOut = status === 'leftOut';
  const send = (body: { values?: Partial<Record<ImportField, string>>; isLeftOut?: boolean }) =>
    correct.run({ row: row.row, values: {}, ...body });

  return (
    <tr data-status={status} aria-busy={correct.isBusy}>
      <td className={classes.line} data-label={t('preview.line')}>
        {line}
      </td>
      <td className={classes.status}>
        <span>
          <Icon size={16} aria-hidden />
          {t(statusTexts[status])}
        </span>
      </td>
      {fields.map((field) => {
        const problem = row.problems.find((one) => one.field === field);
        const note = row.notes.find((one) => one.field === field)?.note;
        const text = row.values[field] ?? '';
        const problemId = `problem-${row.row}-${field}`;
        const isField = (problem !== undefined || isOpen) && !isLeftOut;
        return (
          <td
            key={field}
            data-label={fieldName(field)}
            data-field={field}
            data-wrong={problem ? true : undefined}
            data-empty={text === '' && !isField ? true : undefined}
          >
            {isField ? (
              <CellField
                label={t('preview.cell', { field: fieldName(field), line })}
                value={text}
                isWrong={problem !== undefined}
                describedBy={problem && problemId}
                rule={importNumbers[field]}
                onSave={(value) => void send({ values: { [field]: value } })}
              />
            ) : (
              <span className={classes.text}>{text}</span>
            )}
            {problem && (
              <span className={classes.problem} id={problemId}>
                {errorText({ ...problem, message: '' })}{' '}
                {problem.articleId !== null && (
                  <Anchor component={Link} to={pathTo('article', { articleId: problem.articleId })} inherit>
                    {t('preview.existing')}
                  </Anchor>
                )}
              </span>
            )}
            {!problem && note && (
              <span className={classes.note}>
                <IconInfoCircle size={13} aria-hidden />
                {t(noteTexts[note])}
              </span>
            )}
          </td>
        );
      })}
      <td className={classes.actions}>
        {!isLeftOut && (
          <ActionIcon
            aria-label={t(isOpen ? 'preview.close' : 'preview.edit', { line })}
            title={t(isOpen ? 'preview.close' : 'preview.edit', { line })}
            onClick={() => onOpen(!isOpen)}
          >
            {isOpen ? <IconCheck size={17} aria-hidden /> : <IconPencil size={17} stroke={1.6} aria-hidden />}
          </ActionIcon>
        )}
        <ActionIcon
          aria-label={t(isLeftOut ? 'preview.takeIn' : 'preview.leaveOut', { line })}
          title={t(isLeftOut ? 'preview.takeIn' : 'preview.leaveOut', { line })}
          disabled={correct.isBusy}
          onClick={() => void send({ isLeftOut: !isLeftOut })}
        >
          {isLeftOut ? (
            <IconArrowBackUp size={17} stroke={1.6} aria-hidden />
          ) : (
            <IconX size={17} stroke={1.6} aria-hidden />
          )}
        </ActionIcon>
      </td>
    </tr>
  );
}
