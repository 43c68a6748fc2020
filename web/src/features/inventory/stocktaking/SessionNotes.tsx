// What is special about an open count: blind, paused, handed over, or about some articles only.
import type { Stocktaking } from '@praxora/contract/inventory/stocktaking.calls';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../lib/format.ts';

export function SessionNotes({ count }: { count: Stocktaking }) {
  const { t } = useTranslation('inventory');
  const { isBlind, isPermanent, pausedAt, handedTo } = count;
  const notes = [
    isBlind && t('stocktaking.blindNote'),
    isPermanent && t('stocktaking.permanentNote'),
    pausedAt !== null && t('stocktaking.pausedNote', { date: formatDateTime(pausedAt) }),
    handedTo !== null && t('stocktaking.handedNote', { name: handedTo }),
  ].filter((note) => note !== false);
  return notes.map((note) => (
    <p key={note} className="quiet fz-note m-0-0-8">
      {note}
    </p>
  ));
}
