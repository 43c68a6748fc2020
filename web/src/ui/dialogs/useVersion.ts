// The version something was shown with, for what is done to it as a whole: deleted, or bought as another product. Somebody
// else may have changed it meanwhile: then nothing happens, and whoever presses once more does so knowingly.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../lib/api/api-error.ts';
import { notify } from '../feedback/notify.tsx';

export const isChangedMeanwhile = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'CHANGED_MEANWHILE';

export function useVersion(seen: number) {
  const { t } = useTranslation('common');
  const queryClient = useQueryClient();
  const [version, setVersion] = useState(seen);
  return {
    version,
    /** Hears of every refusal, and lets it pass; the page behind shows what the other one saved. */
    hear: (error: unknown): never => {
      if (isChangedMeanwhile(error)) {
        setVersion(Number(error.params.version));
        notify.warning(t('changed.pressAgain'));
        void queryClient.invalidateQueries();
      }
      throw error;
    },
  };
}
