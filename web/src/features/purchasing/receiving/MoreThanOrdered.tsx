// More came than was ordered: a slip of the finger, or really so?
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../lib/format.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import type { ShownLine } from './order-lines.ts';

export interface MoreThanOrderedProps {
  lines: readonly ShownLine[];
  deliveredOf: (line: ShownLine) => number;
  onAccept: () => Promise<boolean>;
  onClose: () => void;
}

export function MoreThanOrdered({ lines, deliveredOf, onAccept, onClose }: MoreThanOrderedProps) {
  const { t } = useTranslation('receiving');
  return (
    <FormDialog
      title={t('more.title')}
      action={t('more.accept')}
      dismiss={t('more.check')}
      onSubmit={onAccept}
      onClose={onClose}
    >
      <p>{t('more.text', { count: lines.length })}</p>
      <ul className="column gap-8 bg-warn-soft bdrs-10 no-marks m-0 p-12-14">
        {lines.map((line) => {
          const { quantity = 0, received = 0 } = line.counts ?? {};
          const total = received + deliveredOf(line);
          return (
            <li key={line.key}>
              <span className="block fw-560 anywhere">{line.name}</span>
              <span className="fz-note tabular">
                {t('more.facts', {
                  ordered: formatNumber(quantity, 0),
                  total: formatNumber(total, 0),
                  over: formatNumber(total - quantity, 0),
                })}
              </span>
            </li>
          );
        })}
      </ul>
    </FormDialog>
  );
}
