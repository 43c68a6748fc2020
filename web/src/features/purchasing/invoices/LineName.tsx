import { Button } from '@mantine/core';
import { IconTruckDelivery } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ProductPicture } from '../../../ui/marks/ProductPicture.tsx';
import type { MatchedLine } from './matched-lines.ts';

interface LineNameProps {
  line: MatchedLine;
  onAssign: ((line: MatchedLine) => void) | null;
}

/** The name of a line with its number; a wrong match is set right from here. */
export function LineName({ line, onAssign }: LineNameProps) {
  const { t } = useTranslation('invoices');
  return (
    <div className="row gap-12 min-w-0">
      {line.key === 'charges' ? (
        <span className="bg-tile c-tile-ink bdrs-10 grid flex-none place-center w-34 h-34" aria-hidden>
          <IconTruckDelivery size={18} />
        </span>
      ) : (
        line.picture !== null && <ProductPicture category={line.picture} size={34} />
      )}
      <div className="column gap-2 items-start min-w-0">
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
    </div>
  );
}
