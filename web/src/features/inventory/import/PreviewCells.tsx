// Cells of a row in the preview: its status, its values with their problems, and its actions.
import { ActionIcon, Anchor } from '@mantine/core';
import type { ImportNote, ImportRow } from '@praxora/contract/inventory/article-import.calls';
import type { ImportField } from '@praxora/rules/inventory/article-import-fields';
import { importNumber } from '@praxora/rules/inventory/article-import-numbers';
import { articleCellForm } from '@praxora/rules/inventory/import-forms';
import {
  IconAlertSquareFilled,
  IconArrowBackUp,
  IconCheck,
  IconCircleCheckFilled,
  IconInfoCircle,
  IconMinus,
  IconPencil,
  IconPencilCheck,
  IconPlayerTrackNextFilled,
  IconX,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useCellProblemText } from '../../../domain/inventory/index.ts';
import { pathTo } from '../../../lib/paths.ts';
import { CellField } from '../../../ui/fields/CellField.tsx';
import { useFieldName } from './fields.ts';
import { useCorrectRow } from './import.queries.ts';
import classes from './PreviewTable.module.css';

const statusTexts = {
  ready: 'status.ready',
  update: 'status.update',
  wrong: 'status.wrong',
  skipped: 'status.skipped',
  leftOut: 'status.leftOut',
} as const;
const statusIcons = {
  ready: IconCircleCheckFilled,
  update: IconPencilCheck,
  wrong: IconAlertSquareFilled,
  skipped: IconPlayerTrackNextFilled,
  leftOut: IconMinus,
} as const;
const noteTexts = {
  manufacturerUnknown: 'note.manufacturerUnknown',
  productNotFound: 'note.productNotFound',
  productAmbiguous: 'note.productAmbiguous',
  contentsNotCounted: 'note.contentsNotCounted',
  expired: 'note.expired',
  lastDay: 'note.lastDay',
  sameRow: 'note.sameRow',
  numberKnown: 'note.numberKnown',
} as const satisfies Record<ImportNote, string>;

export function RowStatus({ status }: Pick<ImportRow, 'status'>) {
  const { t } = useTranslation('articleImport');
  const Icon = statusIcons[status];
  return (
    <span>
      <Icon size={16} aria-hidden />
      {t(statusTexts[status])}
    </span>
  );
}

export const findProblem = ({ problems }: ImportRow, field: ImportField) =>
  problems.find((problem) => problem.field === field);

/** A field with a problem can always be edited, the rest of a row while it is open. */
export const isEditable = (row: ImportRow, field: ImportField, isOpen: boolean): boolean =>
  row.status !== 'leftOut' && (isOpen || findProblem(row, field) !== undefined);

interface PreviewCellProps {
  importId: string;
  row: ImportRow;
  field: ImportField;
  isOpen: boolean;
}

export function PreviewCell({ importId, row, field, isOpen }: PreviewCellProps) {
  const { t } = useTranslation('articleImport');
  const fieldName = useFieldName();
  const correct = useCorrectRow(importId);
  const problem = findProblem(row, field);
  const note = row.notes.find((entry) => entry.field === field);
  const change = row.changes.find((entry) => entry.field === field);
  const text = row.values[field] ?? '';
  const problemId = `problem-${row.row}-${field}`;
  return (
    <>
      {isEditable(row, field, isOpen) ? (
        <CellField
          label={t('preview.cell', { field: fieldName(field), line: row.line })}
          value={text}
          isWrong={problem !== undefined}
          describedBy={problem && problemId}
          rule={importNumber(field)}
          onSave={(value) => void correct.run({ row: row.row, values: { [field]: value } })}
        />
      ) : (
        <span className={classes.text}>
          {change ? (
            <b className="fw-600">
              {t('preview.change', { before: change.before || t('preview.empty'), after: change.after })}
            </b>
          ) : (
            text
          )}
        </span>
      )}
      {problem && <Problem id={problemId} problem={problem} />}
      {!problem && note && (
        <span className="row gap-4 items-top miw-150 c-warn lh-140 mt-3">
          <IconInfoCircle className="mt-2" size={13} aria-hidden />
          {t(noteTexts[note.note], { line: note.line })}
        </span>
      )}
    </>
  );
}

function Problem({ id, problem }: { id: string; problem: ImportRow['problems'][number] }) {
  const { t } = useTranslation('articleImport');
  const problemText = useCellProblemText();
  return (
    <span className="c-min block lh-140 mt-4" id={id}>
      {problemText(problem, articleCellForm(problem.field))}{' '}
      {problem.articleId !== null && (
        <Anchor component={Link} to={pathTo('article', { articleId: problem.articleId })} inherit>
          {t('preview.existing')}
        </Anchor>
      )}
    </span>
  );
}

interface RowActionsProps {
  importId: string;
  row: ImportRow;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
}

export function RowActions({ importId, row: { row, line, status }, isOpen, onOpen }: RowActionsProps) {
  const { t } = useTranslation('articleImport');
  const correct = useCorrectRow(importId);
  const isLeftOut = status === 'leftOut';
  const editing = t(isOpen ? 'preview.close' : 'preview.edit', { line });
  const leavingOut = t(isLeftOut ? 'preview.takeIn' : 'preview.leaveOut', { line });
  return (
    <>
      {!isLeftOut && (
        <ActionIcon aria-label={editing} title={editing} onClick={() => onOpen(!isOpen)}>
          {isOpen ? <IconCheck size={17} aria-hidden /> : <IconPencil size={17} stroke={1.6} aria-hidden />}
        </ActionIcon>
      )}
      <ActionIcon
        aria-label={leavingOut}
        title={leavingOut}
        disabled={correct.isBusy}
        onClick={() => void correct.run({ row, values: {}, isLeftOut: !isLeftOut })}
      >
        {isLeftOut ? (
          <IconArrowBackUp size={17} stroke={1.6} aria-hidden />
        ) : (
          <IconX size={17} stroke={1.6} aria-hidden />
        )}
      </ActionIcon>
    </>
  );
}
