// The shape of a product page; like every skeleton it shows itself only after 150 ms.
import { Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import head from './ProductHead.module.css';
import classes from './ProductSkeleton.module.css';

const rows = ['vendor', 'price', 'tiers', 'stock', 'shipping', 'total'];

export function ProductSkeleton() {
  const { t } = useTranslation('common');
  return (
    <div className="appear" role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Skeleton h={13} w={260} maw="80%" mb={16} />
      <div className={`${head.root} grid gap-28 mt-14`}>
        <Skeleton className={classes.picture} radius={16} />
        <Stack gap={12}>
          <Skeleton h={28} w="62%" />
          <Skeleton h={14} w="44%" />
          <Skeleton h={11} w="70%" mt={14} />
          <Skeleton h={11} w="58%" />
          <Skeleton h={11} w="66%" />
        </Stack>
        <Skeleton className="h-full mih-120" radius={14} />
      </div>
      <Skeleton h={18} w={220} mt={32} mb={20} />
      <div className="panel">
        {rows.map((row) => (
          <div key={row} className={`${classes.row} line-between items-center grid gap-24 h-62 p-0-18`}>
            <Skeleton h={11} w={90} />
            <Skeleton h={13} w="60%" />
            <Skeleton h={13} w="54%" />
            <Skeleton h={13} w="58%" />
          </div>
        ))}
      </div>
    </div>
  );
}
