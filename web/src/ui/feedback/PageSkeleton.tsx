// The shape of a page while it loads. It shows itself only after 150 ms: what is quicker needs no sign.
import { Skeleton, VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './PageSkeleton.module.css';

const lines = ['46%', '34%', '52%', '40%', '48%', '36%'];

export function PageSkeleton() {
  const { t } = useTranslation('common');
  return (
    <div className={classes.root} role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Skeleton h={26} w={240} maw="70%" />
      <Skeleton h={14} w={320} maw="90%" mt={12} mb={28} />
      {lines.map((width) => (
        <div key={width} className={classes.row}>
          <Skeleton h={36} w={36} radius={9} className={classes.picture} />
          <div className={classes.words}>
            <Skeleton h={10} w={width} />
            <Skeleton h={8} w={`calc(${width} * 0.6)`} />
          </div>
          <Skeleton h={10} w={64} />
        </div>
      ))}
    </div>
  );
}
