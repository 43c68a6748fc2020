// What a storage should have: shown with what is there, changed, and added article by article.
import { ActionIcon, Button, Modal } from '@mantine/core';
import { mostAmount } from '@praxora/contract/inventory/article';
import { moveCalls, type StorageTarget } from '@praxora/contract/inventory/moves.calls';
import type { BodyOf } from '@praxora/contract/shared/call';
import { id } from '@praxora/contract/shared/ids';
import { whole } from '@praxora/contract/shared/whole';
import type { NumberEntry } from '@praxora/rules/shared/number-entry';
import { IconTargetArrow, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { inventoryKey } from '../../../domain/inventory/index.ts';
import { useUnitTexts } from '../../../domain/shared/units.ts';
import { callApi } from '../../../lib/api/api.ts';
import { useContractForm } from '../../../lib/forms.tsx';
import { useChange } from '../../../ui/change/useChange.ts';
import { PageSkeleton } from '../../../ui/feedback/PageSkeleton.tsx';
import { NumberField } from '../../../ui/fields/NumberField.tsx';
import { ArticleSelect } from '../stock/ArticleSelect.tsx';
import { useTargets } from './moves.queries.ts';

interface Place {
  id: number;
  name: string;
}

export function TargetsButton({ storage }: { storage: Place }) {
  const { t } = useTranslation('inventory');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconTargetArrow size={17} stroke={1.7} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('moves.targets.open')}
      </Button>
      {isOpen && <TargetsDialog storage={storage} onClose={() => setOpen(false)} />}
    </>
  );
}

function useSetTargets(storageId: number) {
  return useChange({
    call: (targets: BodyOf<typeof moveCalls.setTargets>['targets'], key) =>
      callApi(moveCalls.setTargets, { params: { storageId }, body: { targets } }, key),
    refetch: [inventoryKey],
  });
}

function TargetsDialog({ storage, onClose }: { storage: Place; onClose: () => void }) {
  const { t } = useTranslation(['inventory', 'common']);
  const { data } = useTargets(storage.id);
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('moves.targets.title', { storage: storage.name })}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <p className="quiet m-0-0-12">{t('moves.targets.text')}</p>
      {data ? (
        <ul className="plain-list">
          {data.map((target) => (
            <TargetRow key={target.articleId} storageId={storage.id} target={target} />
          ))}
        </ul>
      ) : (
        <PageSkeleton />
      )}
      <AddTarget storageId={storage.id} />
    </Modal>
  );
}

function TargetRow({ storageId, target }: { storageId: number; target: StorageTarget }) {
  const { t } = useTranslation('inventory');
  const { amountText } = useUnitTexts();
  const set = useSetTargets(storageId);
  const { articleId, articleName: name, amount, here, unit } = target;
  return (
    <li className="row spread gap-12 p-8-0 line-bottom">
      <span className="min-w-0 anywhere">
        {t('moves.list.carry', { amount: amountText(amount, unit), name })}
        <span className="quiet fz-note block">
          {t('moves.targets.here', { amount: amountText(here, unit) })}
        </span>
      </span>
      <ActionIcon
        size="lg"
        aria-label={t('moves.targets.remove', { name })}
        loading={set.isBusy}
        onClick={() => void set.run([{ articleId, amount: 0 }])}
      >
        <IconX size={17} aria-hidden />
      </ActionIcon>
    </li>
  );
}

const newTarget = z.object({ articleId: id, amount: whole.min(1).max(mostAmount) });

function AddTarget({ storageId }: { storageId: number }) {
  const { t } = useTranslation('inventory');
  const set = useSetTargets(storageId);
  const form = useContractForm({
    schema: newTarget,
    initialValues: { articleId: null as number | null, amount: null as NumberEntry },
  });
  return (
    <form
      className="column gap-12 mt-16"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit((target) => set.send([target]).then(() => form.reset()))();
      }}
    >
      <ArticleSelect label={t('stocktaking.foundBatch.article')} field={form.field('articleId')} />
      <NumberField label={t('moves.targets.amount')} least={1} most={mostAmount} {...form.field('amount')} />
      <div className="flex">
        <Button type="submit" variant="default" loading={set.isBusy}>
          {t('moves.targets.add')}
        </Button>
      </div>
    </form>
  );
}
