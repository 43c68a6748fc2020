// The version a form was made from. Somebody else may have saved meanwhile: then nothing is overwritten, what was typed
// stays, and whoever saves once more does so knowingly.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../lib/api/api-error.ts';
import { notify } from './notify.tsx';

export function useVersion(seen: number) {
  const { t } = useTranslation('common');
  const queryClient = useQueryClient();
  const [version, setVersion] = useState(seen);
  return {
    version,
    /** Hears of every refusal; the pages behind the form show what the other one saved. */
    hear: (error: unknown): void => {
      if (!(error instanceof ApiError) || error.code !== 'CHANGED_MEANWHILE') return;
      setVersion(Number(error.params.version));
      notify.warning(t('changedMeanwhile'));
      void queryClient.invalidateQueries();
    },
  };
}
