// A position: quantity received, batch, expiry date, and storage.
import { readDay } from '@praxora/rules/shared/day-text';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWedgeScanner } from '../../domain/inventory/index.ts';
import {
  type DraftLine,
  type DraftLot,
  findDraft,
  type LotProblems,
  lineProblems,
  lotsQuantity,
  mostInLot,
  withDelivered,
  withLot,
  withNewLot,
  withQuantity,
} from '../../domain/purchasing/index.ts';
import { formatDate } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n.ts';
import { AmountField } from '../ui/AmountField.tsx';
import { Button, IconButton } from '../ui/Button.tsx';
import { ChoiceField, Field } from '../ui/Field.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import classes from './LineSheet.module.css';
import type { ReceiptLine, Storages } from './receipt.ts';
import type { Receipt } from './useReceipt.ts';

interface LineSheetProps {
  line: ReceiptLine;
  storages: Storages;
  receipt: Receipt;
  /** Booking was tried: what is missing is said. */
  isTried: boolean;
  onClose: () => void;
}

/** Delivered quantity as the sum of its lots. */
const summedUp = (draft: DraftLine): DraftLine => ({ ...draft, delivered: lotsQuantity(draft.lots) });

const without = (draft: DraftLine, key: number): DraftLine => ({
  ...draft,
  lots: draft.lots.filter((lot) => lot.key !== key),
});

export function LineSheet({ line, storages, receipt, isTried, onClose }: LineSheetProps) {
  const { t } = useTranslation('scanModes');
  const language = useLanguage();
  useWedgeScanner({ place: 'dialog', onScan: receipt.take });
  const draft = findDraft(receipt.draft.lines, line);
  // Before the first pack there is one to fill in, with the place where it belongs.
  const { lots } = draft.lots.length > 0 ? draft : findDraft({ [line.key]: withDelivered(draft, 1) }, line);
  const problems = isTried ? lineProblems(line, draft) : null;
  const change = (make: (before: DraftLine) => DraftLine) => receipt.change(line, make);
  return (
    <Sheet title={line.position.name[language]} onClose={onClose}>
      <p className="quiet p-0-4-12">
        {line.missing === 0 ? t('receive.complete') : t('receive.open', { count: line.missing })}
        {line.article === null && ` · ${t('receive.notStored')}`}
      </p>
      {lots.map((lot, index) => (
        <LotFields
          key={lot.key}
          lot={lot}
          number={lots.length > 1 ? index + 1 : null}
          isCounted={draft.delivered > 0}
          line={line}
          storages={storages}
          problems={problems?.lots[lot.key] ?? {}}
          onChange={(changes) =>
            change((before) => {
              const begun = before.lots.length > 0 ? before : withDelivered(before, 1);
              return summedUp(withLot(begun, lot.key, changes));
            })
          }
          onRemove={() => change((before) => summedUp(without(before, lot.key)))}
        />
      ))}
      <div className="bg-sheet bottom--16 flex gap-10 mb--16 p-10-0-16 sticky">
        {draft.delivered > 0 && (
          <Button
            icon={IconPlus}
            onClick={() => change((before) => summedUp(withNewLot(before, { quantity: 1 })))}
          >
            {t('receive.anotherLot')}
          </Button>
        )}
        <Button kind="filled" onClick={onClose}>
          {t('receive.done')}
        </Button>
      </div>
    </Sheet>
  );
}

interface LotFieldsProps {
  lot: DraftLot;
  /** Null: it is the only one. */
  number: number | null;
  isCounted: boolean;
  line: ReceiptLine;
  storages: Storages;
  problems: LotProblems;
  onChange: (changes: Partial<DraftLot>) => void;
  onRemove: () => void;
}

function LotFields({ lot, number, isCounted, line, storages, problems, onChange, onRemove }: LotFieldsProps) {
  const { t } = useTranslation('scanModes');
  const language = useLanguage();
  const missing = (code: string | undefined) => (code === undefined ? null : t('receive.missing'));
  return (
    <fieldset className={classes.lot}>
      {number !== null && (
        <legend className="row spread gap-8 fw-600 w-full">
          {t('receive.lot', { number })}
          <IconButton icon={IconTrash} label={t('receive.removeLot', { number })} onClick={onRemove} />
        </legend>
      )}
      <AmountField
        label={t('amount')}
        name={line.position.name[language]}
        value={isCounted ? lot.quantity : 0}
        least={0}
        most={mostInLot}
        error={missing(problems.quantity)}
        onChange={(entry) => onChange(withQuantity(entry))}
      />
      <Field
        label={t('receive.batch')}
        value={lot.batchNumber}
        maxLength={64}
        error={missing(problems.batchNumber)}
        onChange={(event) => onChange({ batchNumber: event.target.value })}
      />
      <ExpiryField lot={lot} error={problems.expirationDate} onChange={onChange} />
      {lot.isStored && (
        <ChoiceField
          label={t('receive.storage')}
          value={lot.storageId}
          nothing={t('receive.chooseStorage')}
          options={storages}
          error={missing(problems.storageId)}
          onChoose={(storageId) => onChange({ storageId })}
        />
      )}
    </fieldset>
  );
}

interface ExpiryFieldProps {
  lot: DraftLot;
  error: string | undefined;
  onChange: (changes: Partial<DraftLot>) => void;
}

/** `0329` shows how it is read while it is typed. */
function ExpiryField({ lot, error, onChange }: ExpiryFieldProps) {
  const { t } = useTranslation('scanModes');
  const [typed, setTyped] = useState<string | null>(null);
  const shown = lot.expirationDate === null ? '' : formatDate(lot.expirationDate);
  // A code that was scanned meanwhile makes what was typed void.
  const isTyped = typed !== null && readDay(typed, { monthIsEnough: true }) === lot.expirationDate;
  const wrong = lot.hasUnreadDate ? t('receive.notDate') : error === undefined ? null : t('receive.missing');
  return (
    <Field
      label={t('receive.expiry')}
      inputMode="numeric"
      value={isTyped ? typed : shown}
      error={wrong}
      help={isTyped && shown !== '' ? t('receive.reading', { day: shown }) : t('receive.expiryHelp')}
      onChange={(event) => {
        const { value } = event.target;
        const day = readDay(value, { monthIsEnough: true });
        setTyped(value);
        onChange({ expirationDate: day, hasUnreadDate: day === null && value.trim() !== '' });
      }}
    />
  );
}
