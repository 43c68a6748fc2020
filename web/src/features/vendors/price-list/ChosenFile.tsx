import { ActionIcon } from '@mantine/core';
import type { PriceList } from '@praxora/contract/vendors/price-lists.calls';
import { IconFileSpreadsheet, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../lib/format.ts';
import { useDiscardPriceList } from './price-list.queries.ts';

/** The uploaded file. Nothing of the list was taken over yet, so discarding it needs no confirmation. */
export function ChosenFile({ list, onDiscard }: { list: PriceList; onDiscard: () => void }) {
  const { t } = useTranslation('priceList');
  const discard = useDiscardPriceList(list);
  const matched = list.columns.filter(({ field }) => field !== null).length;
  return (
    <div className="row gap-12 bg-sunken line-bottom line-top p-12-18">
      <IconFileSpreadsheet className="c-primary flex-none" size={24} stroke={1.5} aria-hidden />
      <div className="rest lh-135">
        <div className="fz-note fw-560 lh-135 anywhere">{list.fileName}</div>
        <div className="px-num quiet fz-caption">
          {t('file.facts', {
            lines: t('file.lines', { count: list.counts.lines, number: formatNumber(list.counts.lines, 0) }),
            columns: t('file.columns', { count: matched }),
          })}
        </div>
      </div>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t('file.discard', { file: list.fileName })}
        loading={discard.isBusy}
        onClick={() => {
          onDiscard();
          void discard.run();
        }}
      >
        <IconX size={16} aria-hidden />
      </ActionIcon>
    </div>
  );
}
