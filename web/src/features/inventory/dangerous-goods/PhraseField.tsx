// Codes of phrases as they stand on a label or in a safety data sheet, with the wording of those that are known.
import { Textarea } from '@mantine/core';
import { type Phrase, readCodes } from '@praxora/rules/inventory/dangerous-goods';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/i18n.ts';

interface PhraseFieldProps {
  label: string;
  known: ReadonlyMap<string, Phrase>;
  value: readonly string[];
  /** What is unknown goes along, so that it is not left out unseen. */
  onChange: (codes: string[]) => void;
  error: ReactNode;
}

export function PhraseField({ label, known, value, onChange, error }: PhraseFieldProps) {
  const { t } = useTranslation('inventory');
  const language = useLanguage();
  const [text, setText] = useState(value.join(', '));
  const { codes, unknown } = readCodes(text, known);
  return (
    <div className="column gap-4">
      <Textarea
        label={label}
        description={t('dangerousGoods.codesText')}
        autosize
        minRows={1}
        value={text}
        error={unknown.length > 0 ? t('dangerousGoods.unknownCodes', { codes: unknown.join(', ') }) : error}
        onChange={(event) => {
          const read = readCodes(event.currentTarget.value, known);
          setText(event.currentTarget.value);
          onChange([...read.codes, ...read.unknown]);
        }}
      />
      {codes.length > 0 && (
        <ul className="plain-list quiet fz-note" lang={language}>
          {codes.map((code) => (
            <li key={code}>
              <b className="fw-600">{code}</b> {known.get(code)?.[language]}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
