// /inventory/moves: goods scanned and carried to another storage, and the list of what storages lack.
import { useTranslation } from 'react-i18next';
import { InventoryTabs } from '../../../domain/inventory/index.ts';
import { pathTo } from '../../../lib/paths.ts';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { Permitted } from '../../../ui/permission/Permitted.tsx';
import { PickListPart } from './PickListPart.tsx';
import { ScannedMoves } from './ScannedMoves.tsx';

export function MovesPage() {
  const { t } = useTranslation(['inventory', 'routes', 'article', 'scanner', 'units']);
  return (
    <>
      <PageHeader
        title={t('routes:moves')}
        facts={t('moves.facts')}
        crumb={[
          { label: t('routes:inventory'), to: pathTo('inventory') },
          { label: t('storages.title'), to: pathTo('storages') },
        ]}
      />
      <InventoryTabs current="storages" />
      <Permitted permission="bookStock">
        <ScannedMoves />
      </Permitted>
      <PickListPart />
    </>
  );
}
