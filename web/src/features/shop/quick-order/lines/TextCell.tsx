// Text of the line, editable in place, and below it how it was matched.
import { IconBarcode, IconHash, IconLetterCase, IconScan } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Line, lineTextId } from '../line.ts';
import type { Lines } from '../useLines.ts';
import classes from './TextCell.module.css';

interface TextCellProps {
  line: Line;
  number: number;
  isWrong: boolean;
  onRewrite: Lines['rewrite'];
}

export function TextCell({ line, number, isWrong, onRewrite }: TextCellProps) {
  const { t } = useTranslation('quickOrder');
  // Null: nobody is writing.
  const [written, setWritten] = useState<string | null>(null);
  function take() {
    const text = written?.trim() ?? '';
    setWritten(null);
    if (text !== '' && text !== line.text) onRewrite(line.key, text);
  }
  return (
    <div className={`${classes.root} column gap-3 min-w-0`}>
      <input
        id={lineTextId(line)}
        className={`${classes.input} phone-mih-36 bg-none bdrs-8 c-ink mono fz-note ml--7 mih-26 min-w-0 p-2-6`}
        aria-label={t('textOf', { number })}
        aria-invalid={isWrong || undefined}
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        title={line.text}
        value={written ?? line.text}
        onChange={(event) => setWritten(event.currentTarget.value)}
        onBlur={take}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.currentTarget.blur();
          if (event.key === 'Escape') setWritten(null);
        }}
      />
      <Reason line={line} />
    </div>
  );
}

const reasons = {
  product: { Sign: IconHash, text: 'by.product' },
  label: { Sign: IconBarcode, text: 'by.label' },
  gtin: { Sign: IconBarcode, text: 'by.gtin' },
  pzn: { Sign: IconBarcode, text: 'by.pzn' },
  number: { Sign: IconHash, text: 'by.number' },
  name: { Sign: IconLetterCase, text: 'by.name' },
} as const;
const scanned = { Sign: IconScan, text: 'by.scanned' } as const;

function Reason({ line }: { line: Line }) {
  const { t } = useTranslation('quickOrder');
  const { match, isScanned } = line;
  if (match === null || match.by === null) return null;
  const { Sign, text } = isScanned ? scanned : reasons[match.by];
  return (
    <span className="inline-row gap-5 quiet fz-caption">
      <Sign size={14} stroke={1.7} aria-hidden />
      {t(text)}
    </span>
  );
}
