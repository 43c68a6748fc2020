// Options for all rows: missing storages, existing articles, stock without a storage.
import { Checkbox, Radio } from '@mantine/core';
import type { ArticleImport } from '@praxora/contract/inventory/article-import.calls';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../lib/format.ts';
import { StorageSelect } from '../stock/StorageSelect.tsx';
import { useChangeImport } from './import.queries.ts';

export function ImportOptions({ draft }: { draft: ArticleImport }) {
  const { t } = useTranslation('articleImport');
  const { run, isBusy, pending } = useChangeImport(draft.id);
  // A ticked option is shown at once; its consequences come with the answer.
  const { unknownStorages, counts, createStorages, skipExisting, updateExisting, defaultStorageId } = {
    ...draft,
    ...pending,
  };
  const fields = draft.columns.map(({ field }) => field);
  const needsPlace = fields.includes('amount') || counts.stockEntries > 0;
  if (unknownStorages.length === 0 && counts.existing === 0 && !needsPlace) return null;
  return (
    <fieldset
      className="fit-260 items-top bg-sunken bd-line bdrs-12 grid gap-16-32 m-0-0-18 p-16-18"
      aria-label={t('option.label')}
    >
      {unknownStorages.length > 0 && (
        <Checkbox
          checked={createStorages ?? false}
          disabled={isBusy}
          label={t('option.createStorages', {
            count: unknownStorages.length,
            number: formatNumber(unknownStorages.length, 0),
          })}
          description={unknownStorages.join(', ')}
          onChange={(event) => void run({ createStorages: event.currentTarget.checked })}
        />
      )}
      {counts.existing > 0 && (
        <Radio.Group
          label={t('option.existing', {
            count: counts.existing,
            number: formatNumber(counts.existing, 0),
          })}
          value={updateExisting ? 'update' : skipExisting ? 'skip' : 'ask'}
          onChange={(chosen) =>
            void run({ skipExisting: chosen === 'skip', updateExisting: chosen === 'update' })
          }
        >
          <Radio value="ask" disabled={isBusy} label={t('option.askExisting')} mt={8} />
          <Radio value="skip" disabled={isBusy} label={t('option.skipExisting')} mt={8} />
          <Radio
            value="update"
            disabled={isBusy}
            label={t('option.updateExisting')}
            description={t('option.updateText')}
            mt={8}
          />
        </Radio.Group>
      )}
      {needsPlace && (
        <div className="maw-360">
          <StorageSelect
            label={t('option.defaultStorage')}
            clearable
            value={defaultStorageId ?? null}
            onChange={(storageId) => void run({ defaultStorageId: storageId })}
          />
        </div>
      )}
    </fieldset>
  );
}
