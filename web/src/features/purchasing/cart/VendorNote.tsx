// The note that goes to the vendor with the order. Read as one line; written in a field that keeps it when left.
import { Textarea, UnstyledButton } from '@mantine/core';
import { IconCheck, IconMessage } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './VendorNote.module.css';

const longest = 2000;

interface VendorNoteProps {
  vendorName: string;
  note: string;
  /** Resolves to whether it is kept now. */
  onSave: (note: string) => Promise<boolean>;
}

export function VendorNote({ vendorName, note, onSave }: VendorNoteProps) {
  const { t } = useTranslation('cart');
  const [draft, setDraft] = useState<string | null>(null);
  const [isSaved, setSaved] = useState(false);

  async function leave() {
    const text = (draft ?? note).trim();
    if (text === note) {
      setDraft(null);
      return;
    }
    // A note that could not be kept stays in its field.
    if (!(await onSave(text))) return;
    setDraft(null);
    setSaved(true);
  }

  if (draft !== null) {
    return (
      <Textarea
        className="basis-320"
        label={t('note.label', { vendor: vendorName })}
        description={t('note.help')}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={longest}
        autoFocus
        value={draft}
        onChange={(event) => setDraft(event.currentTarget.value)}
        onBlur={() => void leave()}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setDraft(null);
        }}
      />
    );
  }
  return (
    <div className="basis-150 row gap-10 min-w-0">
      <UnstyledButton
        className={`${classes.open} inline-row gap-6 quiet fz-note bdrs-6 mih-28 min-w-0 ta-start phone-thumb`}
        aria-label={
          note === ''
            ? t('note.write', { vendor: vendorName })
            : t('note.change', { vendor: vendorName, note })
        }
        onClick={() => {
          setSaved(false);
          setDraft(note);
        }}
      >
        <IconMessage className="flex-none" size={16} stroke={1.6} aria-hidden />
        {note === '' ? t('note.empty') : <q className={classes.text}>{note}</q>}
      </UnstyledButton>
      <span role="status" className="inline-row gap-4 c-ok flex-none fz-caption">
        {isSaved && (
          <>
            <IconCheck size={14} stroke={2} aria-hidden />
            {t('note.saved')}
          </>
        )}
      </span>
    </div>
  );
}
