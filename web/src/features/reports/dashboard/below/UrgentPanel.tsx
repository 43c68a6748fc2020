// Low articles, the most urgent first: one click adds the suggested amount to the cart, and one undoes that.
import type { ReorderRow } from '@praxora/contract/purchasing/reorder';
import { reorderCalls } from '@praxora/contract/purchasing/reorder.calls';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  cartChanged,
  fetchCartAnew,
  isRowToOrder,
  undoCartChange,
  useReorder,
} from '../../../../domain/purchasing/index.ts';
import { callApi } from '../../../../lib/api/api.ts';
import { formatNumber } from '../../../../lib/format.ts';
import { pathTo } from '../../../../lib/paths.ts';
import { useMay } from '../../../../lib/session/permissions.ts';
import { useChange } from '../../../../ui/change/useChange.ts';
import { Panel } from '../Panel.tsx';
import { PanelLink } from '../PanelLink.tsx';
import { UrgentRow } from './UrgentRow.tsx';

const mostShown = 5;

export function UrgentPanel() {
  const { t } = useTranslation('dashboard');
  const { data, isError, refetch } = useReorder();
  // Article to the way back: what was just put into the cart stays in its place.
  const [added, setAdded] = useState<ReadonlyMap<number, string>>(new Map());
  const missing = data?.rows.filter(isRowToOrder).length ?? 0;
  const shown = data?.rows
    .filter((row) => added.has(row.article.id) || isRowToOrder(row))
    .slice(0, mostShown);
  return (
    <Panel
      title={t('urgent.title')}
      aside={
        missing > 0 && (
          <PanelLink to={pathTo('reorder')}>
            {t('urgent.all', { number: formatNumber(missing, 0) })}
          </PanelLink>
        )
      }
      data={shown}
      hasFailed={isError}
      onRetry={refetch}
      area="urgent"
    >
      {(rows) =>
        rows.length === 0 ? (
          <p className="quiet fz-note lh-150 p-10-0-14 pretty">{t('urgent.none')}</p>
        ) : (
          <ul className="plain-list">
            {rows.map((row) => (
              <Row
                key={row.article.id}
                row={row}
                addressId={data?.addressId ?? null}
                undoId={added.get(row.article.id)}
                onAdded={(undoId) => setAdded(new Map(added).set(row.article.id, undoId))}
                onUndone={() => setAdded(new Map([...added].filter(([id]) => id !== row.article.id)))}
              />
            ))}
          </ul>
        )
      }
    </Panel>
  );
}

interface RowProps {
  row: ReorderRow;
  addressId: number | null;
  undoId: string | undefined;
  onAdded: (undoId: string) => void;
  onUndone: () => void;
}

function Row({ row, addressId, undoId, onAdded, onUndone }: RowProps) {
  const { t } = useTranslation('dashboard');
  const queryClient = useQueryClient();
  const mayAdd = useMay(reorderCalls.putReorderIntoCart);
  const add = useChange({
    call: (quantity: number, key) =>
      callApi(
        reorderCalls.putReorderIntoCart,
        {
          body: {
            addressId: addressId ?? 0,
            lines: [
              { articleId: row.article.id, quantity, vendorId: row.chosenVendorId, needed: row.needed },
            ],
          },
        },
        key,
      ),
  });
  const undo = useChange({
    call: (id: string) => undoCartChange(queryClient, [id], () => t('urgent.undone')),
  });
  return (
    <UrgentRow
      row={row}
      mayAdd={mayAdd}
      canAdd={addressId !== null && row.offers.length > 0}
      isInCart={undoId !== undefined}
      isBusy={add.isBusy || undo.isBusy}
      onAdd={async () => {
        const answer = await add.run(row.amount);
        if (answer) onAdded(answer.undoId);
        // Refused, because others have ordered it: their order is shown.
        void (answer ? cartChanged : fetchCartAnew)(queryClient);
      }}
      onUndo={async () => {
        if (undoId !== undefined && (await undo.run(undoId))) onUndone();
      }}
    />
  );
}
