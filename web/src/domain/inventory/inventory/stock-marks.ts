// How a stock status looks, wherever it is shown.
import {
  type Icon,
  IconAlertSquareFilled,
  IconAlertTriangleFilled,
  IconCircleCheckFilled,
  IconEyeOff,
} from '@tabler/icons-react';

export type StatusName = 'minimumStock' | 'reOrderPoint' | 'inStock' | 'hidden';

/** Most urgent first. */
export const statusNames: readonly StatusName[] = ['minimumStock', 'reOrderPoint', 'inStock', 'hidden'];

export const statusIcons: Readonly<Record<StatusName, Icon>> = {
  minimumStock: IconAlertSquareFilled,
  reOrderPoint: IconAlertTriangleFilled,
  inStock: IconCircleCheckFilled,
  hidden: IconEyeOff,
};

export const statusTexts = {
  minimumStock: 'stock:status.minimumStock',
  reOrderPoint: 'stock:status.reOrderPoint',
  inStock: 'stock:status.inStock',
  hidden: 'stock:status.hidden',
} as const;
