// A label that was lost on its way to the package: it becomes void, and a new one is due. A jam needs no new one.
import { Button, Modal } from '@mantine/core';
import { labelCalls } from '@praxora/contract/inventory/labels.calls';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../../lib/api/api.ts';
import { usePermission } from '../../../lib/session/permissions.ts';
import { useChange } from '../../../ui/change/useChange.ts';
import { stockKeys } from '../inventory/queries.ts';
import { labelsKey } from './due.ts';

export function LostLabel({ labelId }: { labelId: string }) {
  const { t } = useTranslation(['labels', 'common']);
  const mayBook = usePermission('bookStock');
  const [isOpen, setOpen] = useState(false);
  const replace = useChange({
    call: (_: null, key) => callApi(labelCalls.replaceLostLabel, { body: { labelId } }, key),
    success: (made) => t('preview.replaced', { label: made.labelId }),
    after: () => setOpen(false),
    refetch: [labelsKey, ...stockKeys],
  });
  if (!mayBook) return null;
  return (
    <>
      <Button variant="subtle" size="compact-sm" mt={8} onClick={() => setOpen(true)}>
        {t('preview.lost')}
      </Button>
      <Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={t('preview.lostTitle', { id: labelId })}
        size={480}
        closeButtonProps={{ 'aria-label': t('common:close') }}
      >
        <p>{t('preview.lostText')}</p>
        <div className="flex flex-wrap gap-8 justify-end mt-16">
          <Button variant="default" data-autofocus onClick={() => setOpen(false)}>
            {t('common:cancel')}
          </Button>
          <Button loading={replace.isBusy} onClick={() => void replace.run(null)}>
            {t('preview.lostDo')}
          </Button>
        </div>
      </Modal>
    </>
  );
}
