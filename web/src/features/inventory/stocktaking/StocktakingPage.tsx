// Does the shelf match the books? Choose a storage, count it, review what differs, book it once.
import { idInAddress } from '@praxora/rules/shared/row-id';
import { useSearchParams } from 'react-router';
import { usePermission } from '../../../lib/session/permissions.ts';
import { ChooseStorage } from './ChooseStorage.tsx';
import { CountSession } from './CountSession.tsx';

export function StocktakingPage() {
  const [search] = useSearchParams();
  const id = idInAddress(search.get('count'));
  const isPermitted = usePermission('bookStock');
  return id === null || !isPermitted ? <ChooseStorage /> : <CountSession key={id} stocktakingId={id} />;
}
