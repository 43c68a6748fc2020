// The shape of a page while it loads. It shows itself only after 150 ms: what is quicker needs no sign.
import { Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';

const lines = ['46%', '34%', '52%', '40%', '48%', '36%'];

export function PageSkeleton() {
  const { t } = useTranslation('common');
  return (
    <div className="appear" role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Skeleton h={26} w={240} maw="70%" />
      <Skeleton h={14} w={320} maw="90%" mt={12} mb={28} />
      {lines.map((width) => (
        <div key={width} className="row gap-12 line-top h-60">
          <Skeleton h={36} w={36} radius={9} className="flex-none" />
          <Stack gap={8} flex={1}>
            <Skeleton h={10} w={width} />
            <Skeleton h={8} w={`calc(${width} * 0.6)`} />
          </Stack>
          <Skeleton h={10} w={64} />
        </div>
      ))}
    </div>
  );
}
