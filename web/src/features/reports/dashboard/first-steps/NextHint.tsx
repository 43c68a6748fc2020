import { Button } from '@mantine/core';
import { IconConfetti, IconDeviceMobile, IconPrinter } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { pathTo } from '../../../../lib/paths.ts';

const sign = { size: 17, stroke: 1.7, 'aria-hidden': true } as const;
const back = { back: pathTo('dashboard', {}, { steps: 'show' }) };

/** After the last step: what makes the stock count itself. */
export function NextHint({ hasScanned }: { hasScanned: boolean }) {
  const { t } = useTranslation('firstSteps');
  return (
    <div className="wrap gap-12 items-center spread line-top bg-ok-soft p-16-18">
      <div className="row gap-12 basis-280">
        <IconConfetti size={26} stroke={1.5} className="flex-none c-ok" aria-hidden />
        <div>
          <h3>{t('next.title')}</h3>
          <p className="quiet fz-note pretty">{hasScanned ? t('next.known') : t('next.text')}</p>
        </div>
      </div>
      <div className="wrap gap-8">
        <Button
          component={Link}
          to={pathTo('printerSettings', {}, back)}
          variant="default"
          leftSection={<IconPrinter {...sign} />}
        >
          {t('next.labels')}
        </Button>
        <Button
          component={Link}
          to={pathTo('scanDevices', {}, back)}
          variant="default"
          leftSection={<IconDeviceMobile {...sign} />}
        >
          {t('next.scanApp')}
        </Button>
      </div>
    </div>
  );
}
