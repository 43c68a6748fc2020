// What is stored about a person, as a file: of a user, or of oneself.
import { personalDataCalls } from '@praxora/contract/account/personal-data.calls';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadApi } from '../../../lib/api/api.ts';
import { saveFile } from '../../../lib/files.ts';
import { notifyRefusal } from '../../../ui/feedback/notify-refusal.ts';

export function useDataExport(): {
  readonly isBusy: boolean;
  readonly exportUser: (userId: number) => Promise<void>;
  readonly exportOwn: () => Promise<void>;
} {
  const { t } = useTranslation('users');
  const [isBusy, setBusy] = useState(false);
  async function save(fetchFile: () => Promise<Blob>) {
    setBusy(true);
    await saveFile(fetchFile, `${t('export.fileName')}.json`).catch(notifyRefusal);
    setBusy(false);
  }
  return {
    isBusy,
    exportUser: (userId) =>
      save(() => downloadApi(personalDataCalls.exportPersonalData, { params: { userId } })),
    exportOwn: () => save(() => downloadApi(personalDataCalls.exportOwnPersonalData, {})),
  };
}
