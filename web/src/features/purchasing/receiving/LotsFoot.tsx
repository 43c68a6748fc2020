// Under the lots: one more, a part that is not stored, and whether they add up.
import { Button, Checkbox } from '@mantine/core';
import { IconAlertTriangleFilled, IconCircleCheckFilled, IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import {
  canStore,
  type DraftLine,
  isPartNotStored,
  type LineProblems,
  lotsQuantity,
  undistributed,
  withAllStored,
  withNewLot,
  withPartNotStored,
} from '../../../domain/purchasing/index.ts';
import { formatNumber } from '../../../lib/format.ts';
import { fieldError } from '../../../lib/forms.tsx';
import classes from './LotsFoot.module.css';
import type { ShownLine } from './order-lines.ts';

interface LotsFootProps {
  line: ShownLine;
  draft: DraftLine;
  problems: LineProblems | null;
  onChange: (change: (before: DraftLine) => DraftLine) => void;
}

export function LotsFoot({ line, draft, problems, onChange }: LotsFootProps) {
  const { t } = useTranslation('receiving');
  const rest = undistributed(draft);
  const open = line.missing === null ? 0 : Math.max(0, line.missing - draft.delivered);
  const over = line.missing === null ? 0 : Math.max(0, draft.delivered - line.missing);
  return (
    <>
      {problems?.refused && <div className="mt-8">{fieldError(problems.refused)}</div>}
      <div className={`${classes.foot} wrap gap-6-14 items-center mt-10 mih-28`}>
        {canStore(line) && (
          <>
            <Button
              variant="subtle"
              size="compact-sm"
              leftSection={<IconPlus size={15} aria-hidden />}
              aria-label={t('lots.addOf', { name: line.name })}
              onClick={() => onChange((before) => withNewLot(before))}
            >
              {t('lots.add')}
            </Button>
            <Checkbox
              classNames={{ body: `${classes.check} items-center` }}
              label={t('lots.notStored')}
              checked={isPartNotStored(draft)}
              onChange={(event) => onChange(event.currentTarget.checked ? withPartNotStored : withAllStored)}
            />
          </>
        )}
        <p
          className={`${classes.sum} wrap gap-2-10 items-center quiet fz-fact tabular ml-auto`}
          role="status"
        >
          <span
            className={`${classes.even} inline-row gap-5 c-ok fw-560`}
            data-uneven={rest !== 0 || undefined}
          >
            {rest === 0 ? (
              <IconCircleCheckFilled size={15} aria-hidden />
            ) : (
              <IconAlertTriangleFilled size={15} aria-hidden />
            )}
            {t('lots.distributed', {
              quantity: formatNumber(lotsQuantity(draft.lots), 0),
              delivered: formatNumber(draft.delivered, 0),
            })}
          </span>
          {over > 0 && <span className="c-warn fw-560">{t('lots.over', { count: over })}</span>}
          {open > 0 && <span>{t('lots.open', { count: open })}</span>}
        </p>
      </div>
    </>
  );
}
