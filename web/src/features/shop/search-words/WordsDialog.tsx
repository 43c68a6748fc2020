import { TextInput } from '@mantine/core';
import { bodySchema } from '@praxora/contract/shared/call';
import { searchSynonymCalls } from '@praxora/contract/shop/search-synonyms.calls';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { wordsIn, wordsText } from './words.ts';

const schema = bodySchema(searchSynonymCalls.addSearchSynonyms);

interface WordsDialogProps {
  words: readonly string[];
  isNew: boolean;
  onSave: (words: readonly string[]) => Promise<unknown>;
  onClose: () => void;
}

export function WordsDialog({ words, isNew, onSave, onClose }: WordsDialogProps) {
  const { t } = useTranslation('searchWords');
  // A single word is followed by a comma to prompt for the next.
  const [text, setText] = useState(words.length === 1 ? `${words[0]}, ` : wordsText(words));
  const [isWrong, setWrong] = useState(false);
  async function save() {
    const checked = schema.safeParse({ words: wordsIn(text) });
    setWrong(!checked.success);
    return checked.success && onSave(checked.data.words);
  }
  return (
    <FormDialog
      title={isNew ? t('dialog.add') : t('dialog.change')}
      action={t('dialog.save')}
      onSubmit={save}
      onClose={onClose}
    >
      <TextInput
        label={t('dialog.label')}
        description={t('dialog.help')}
        placeholder={t('dialog.example')}
        error={isWrong && t('dialog.wrong')}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setWrong(false);
        }}
        data-autofocus
      />
    </FormDialog>
  );
}
