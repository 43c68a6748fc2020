// The note that goes to the vendor with the order. Saved when the field is left; an order waits for that.
import { Textarea, UnstyledButton } from '@mantine/core';
import { IconMessage2, IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notifyRefusal } from '../../../ui/feedback/notify-refusal.ts';

const longest = 2000;

interface VendorNoteProps {
  vendorName: string;
  /** Undefined until it is known. */
  note: string | undefined;
  disabled: boolean;
  /** Resolves to the note as it was kept. */
  onSave: (note: string) => Promise<string>;
}

export function VendorNote({ vendorName, note, disabled, onSave }: VendorNoteProps) {
  const { t } = useTranslation('checkout');
  const [draft, setDraft] = useState<string | null>(null);
  const [saved, setSaved] = useState<string | null>(null);
  const savedNote = saved ?? note;

  async function save() {
    if (draft === null) return;
    const before = savedNote ?? '';
    const text = draft.trim();
    setDraft(null);
    if (text === before) return;
    setSaved(text);
    try {
      setSaved(await onSave(text));
    } catch (error) {
      setSaved(before);
      setDraft(draft);
      notifyRefusal(error);
    }
  }

  if (draft !== null && !disabled) {
    return (
      <Textarea
        label={t('note.of', { vendor: vendorName })}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={longest}
        autoFocus
        value={draft}
        onChange={(event) => setDraft(event.currentTarget.value)}
        onBlur={() => void save()}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setDraft(null);
        }}
      />
    );
  }
  if (!savedNote && (disabled || savedNote === undefined)) return null;
  return (
    <div className="phone-items-center quiet fz-note flex gap-8 lh-150">
      <IconMessage2 className="flex-none mt-2" size={16} stroke={1.7} aria-hidden />
      {savedNote && (
        <p className="c-ink min-w-0 anywhere pre-line">{t('note.quoted', { note: savedNote })}</p>
      )}
      {!disabled && savedNote !== undefined && (
        <UnstyledButton
          className="phone-thumb phone-miw-thumb bdrs-6 quiet flex-none fz-note lh-150 hover-td-underline"
          aria-label={t('note.editOf', { vendor: vendorName })}
          onClick={() => setDraft(savedNote)}
        >
          {savedNote === '' ? (
            t('note.add')
          ) : (
            <IconPencil className="block m-2" size={16} stroke={1.7} aria-hidden />
          )}
        </UnstyledButton>
      )}
    </div>
  );
}
