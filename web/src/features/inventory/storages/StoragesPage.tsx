// Where things lie: all storages, or the contents of one.
import { idInAddress } from '@praxora/rules/shared/row-id';
import { useParams } from 'react-router';
import { StorageContents } from './StorageContents.tsx';
import { StorageList } from './StorageList.tsx';

export function StoragesPage() {
  const { storageId } = useParams();
  if (storageId === undefined) return <StorageList />;
  // 0 is no storage: what is no number leads to "does not exist".
  const id = idInAddress(storageId) ?? 0;
  return <StorageContents key={id} storageId={id} />;
}
