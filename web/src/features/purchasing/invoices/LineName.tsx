import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { MatchedLine } from './matched-lines.ts';

interface LineNameProps {
  line: MatchedLine;
  onAssign: ((line: MatchedLine) => void) | null;
}

/** The name of a line with its number; a wrong match is set right from here. */
export function LineName({ line, onAssign }: LineNameProps) {
  const { t } = useTranslation('invoices');
  return (
    <div className="column gap-2 items-start">
      <span className="fw-560 anywhere">{line.name}</span>
      {line.number !== null && <span className="quiet fz-note">{line.number}</span>}
      {onAssign !== null && line.lineIndex !== null && (
        <Button
          variant="subtle"
          size="compact-xs"
          ml={-7}
          aria-label={t('assignLine.of', { name: line.name })}
          onClick={() => onAssign(line)}
        >
          {t('assignLine.action')}
        </Button>
      )}
    </div>
  );
}
