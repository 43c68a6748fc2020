// The cart lies as the optimizer left it: what that saved, and the way back. Gone with the next change of the cart.
import { Button } from '@mantine/core';
import type { optimizerCalls } from '@praxora/contract/purchasing/optimizer.calls';
import type { DataOf } from '@praxora/contract/shared/call';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { undoCartChange } from '../../../domain/purchasing/index.ts';
import { formatMoney } from '../../../lib/format.ts';
import { useChange } from '../../../ui/change/useChange.ts';
import classes from './OptimizerCard.module.css';

type Applied = NonNullable<DataOf<typeof optimizerCalls.getAppliedOptimization>>;

export function AppliedOptimization({ applied, undoId }: { applied: Applied; undoId: string }) {
  const { t } = useTranslation(['cart', 'optimizer']);
  const queryClient = useQueryClient();
  const undo = useChange({
    call: () => undoCartChange(queryClient, [undoId], () => t('optimizer:apply.undone')),
  });
  const { savingCents, packagesBefore, packagesAfter } = applied;
  const amount = formatMoney(Math.abs(savingCents));

  return (
    <section
      className={`${classes.applied} panel p-12-14-12-18 wrap gap-10 items-center fz-note lh-140`}
      aria-label={t('optimizer.applied.title')}
    >
      <p className={`${classes.words} basis-160 column gap-4`}>
        <strong className="px-num c-save fw-600">
          {savingCents > 0 && t('optimizer.applied.saved', { amount })}
          {savingCents === 0 && t('optimizer.applied.same')}
          {savingCents < 0 && t('optimizer.applied.dearer', { amount })}
        </strong>
        {packagesAfter !== packagesBefore && (
          <span>{t('optimizer.applied.packages', { count: packagesAfter, before: packagesBefore })}</span>
        )}
      </p>
      <Button
        variant="default"
        size="xs"
        loading={undo.isBusy}
        leftSection={<IconArrowBackUp size={16} stroke={1.7} aria-hidden />}
        onClick={() => void undo.run()}
      >
        {t('optimizer.applied.undo')}
      </Button>
    </section>
  );
}
