import { dangerousGoodCalls } from '@praxora/contract/inventory/dangerous-goods.calls';
import type { DataOf } from '@praxora/contract/shared/call';
import { useQuery } from '@tanstack/react-query';
import { inventoryKey } from '../../../domain/inventory/index.ts';
import { callApi } from '../../../lib/api/api.ts';

export type Register = DataOf<typeof dangerousGoodCalls.listDangerousGoods>;
export type Good = Register['goods'][number];

export const dangerousGoodsKey = [...inventoryKey, 'dangerousGoods'];

export const useDangerousGoods = () =>
  useQuery({
    queryKey: dangerousGoodsKey,
    queryFn: ({ signal }) => callApi(dangerousGoodCalls.listDangerousGoods, {}, { signal }),
    staleTime: 0,
  });
