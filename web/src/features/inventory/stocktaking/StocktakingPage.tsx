// Does the shelf match the books? Choose a storage, count it, review what differs, book it once.
import { idInAddress } from '@praxora/rules/shared/row-id';
import { useSearchParams } from 'react-router';
import { ChooseStorage } from './ChooseStorage.tsx';
import { CountSession } from './CountSession.tsx';

export function StocktakingPage() {
  const [search] = useSearchParams();
  const id = idInAddress(search.get('count'));
  return id === null ? <ChooseStorage /> : <CountSession key={id} stocktakingId={id} />;
}
