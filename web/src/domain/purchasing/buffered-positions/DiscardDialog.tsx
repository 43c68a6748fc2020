import {
  type BufferedPosition,
  bufferedPositionCalls,
} from '@praxora/contract/purchasing/buffered-positions.calls';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../../lib/api/api.ts';
import { useLanguage } from '../../../lib/i18n.ts';
import { useChange } from '../../../ui/change/useChange.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { bufferedKey } from './count.ts';

interface DiscardDialogProps {
  positions: readonly BufferedPosition[];
  onClose: () => void;
}

/** Asks first: what is discarded is not bought, and nobody is reminded of it again. */
export function DiscardDialog({ positions, onClose }: DiscardDialogProps) {
  const { t } = useTranslation('bufferedPositions');
  const language = useLanguage();
  const [first] = positions;
  const count = positions.length;
  const discard = useChange({
    call: async (ids: readonly number[], key) => {
      const [id] = ids;
      if (ids.length !== 1 || id === undefined)
        return (await callApi(bufferedPositionCalls.discardSeveral, { body: { ids: [...ids] } }, key))
          .discarded.length;
      await callApi(bufferedPositionCalls.discardBufferedPosition, { params: { id } }, key);
      return 1;
    },
    success: (discarded) => t('discarded', { count: discarded }),
    refetch: [bufferedKey],
  });

  return (
    <FormDialog
      title={
        count === 1
          ? t('discardTitle', { name: first?.name[language] ?? '' })
          : t('discardAllTitle', { count })
      }
      action={t('discard', { count })}
      isDangerous
      onSubmit={() => discard.send(positions.map(({ id }) => id))}
      onClose={onClose}
    >
      <p>{t('discardText', { count })}</p>
    </FormDialog>
  );
}
