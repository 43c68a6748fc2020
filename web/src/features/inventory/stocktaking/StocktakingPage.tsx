// Does the shelf match the books? Choose a storage, count it, review what differs, book it once.
import { useSearchParams } from 'react-router';
import { ChooseStorage } from './ChooseStorage.tsx';
import { CountSession } from './CountSession.tsx';

export function StocktakingPage() {
  const [search] = useSearchParams();
  const count = search.get('count');
  if (count === null || !/^[1-9]\d{0,8}$/.test(count)) return <ChooseStorage />;
  return <CountSession key={count} stocktakingId={Number(count)} />;
}
