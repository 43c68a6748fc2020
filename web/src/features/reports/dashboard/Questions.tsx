// The four questions of the day. Each has its own answer from the server, and none waits for another.
import { IconAlertSquareFilled, IconHourglassHigh, IconPackageImport } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useValueTexts } from '../../../domain/inventory/index.ts';
import { useOrderCounts, useReorderCounts } from '../../../domain/purchasing/index.ts';
import { pathTo } from '../../../lib/paths.ts';
import { useExpiry } from './dashboard.queries.ts';
import classes from './Questions.module.css';
import { Tile } from './Tile.tsx';
import { WaitingTile } from './WaitingTile.tsx';

export function Questions() {
  return (
    <ul className={`${classes.questions} columns-4 gap-1 panel p-0 bg-line no-marks m-0 overflow-hidden`}>
      <MissingTile />
      <ArrivingTile />
      <ExpiringTile />
      <WaitingTile />
    </ul>
  );
}

function MissingTile() {
  const { t } = useTranslation('dashboard');
  const { data, isError, refetch } = useReorderCounts();
  const { count, belowMinimum = 0, covered = 0 } = data ?? {};
  return (
    <Tile
      question={t('missing.question')}
      icon={IconAlertSquareFilled}
      tone={belowMinimum > 0 ? 'min' : 'warn'}
      count={count}
      quiet={covered > 0 ? t('missing.allCovered', { count: covered }) : t('missing.none')}
      facts={
        <>
          <p>
            {belowMinimum > 0
              ? t('missing.belowMinimum', { count: belowMinimum })
              : t('missing.toOrder', { count: count ?? 0 })}
          </p>
          {covered > 0 && <p>{t('missing.covered', { count: covered })}</p>}
        </>
      }
      action={{ text: t('missing.action'), to: pathTo('reorder') }}
      hasFailed={isError}
      onRetry={refetch}
    />
  );
}

function ArrivingTile() {
  const { t } = useTranslation('dashboard');
  const { data, isError, refetch } = useOrderCounts();
  const { toReceive = 0, partiallyReceived = 0 } = data ?? {};
  return (
    <Tile
      question={t('arriving.question')}
      icon={IconPackageImport}
      tone="primary"
      count={data?.toReceive}
      quiet={t('arriving.none')}
      facts={
        partiallyReceived > 0
          ? t('arriving.ofThemPartial', { count: toReceive, partial: partiallyReceived })
          : t('arriving.deliveries', { count: toReceive })
      }
      action={{ text: t('arriving.action'), to: pathTo('orders') }}
      hasFailed={isError}
      onRetry={refetch}
    />
  );
}

/** Tile of expiring batches; expired ones are worse, so with any of them the tile never shows its text for zero. */
function ExpiringTile() {
  const { t } = useTranslation('dashboard');
  const { data, isError, refetch } = useExpiry();
  const { sumText } = useValueTexts();
  const { batches = 0, valueCents = 0, unpricedArticles = 0 } = data?.under1Month ?? {};
  const expired = data?.expired.batches ?? 0;
  return (
    <Tile
      question={t('expiring.question')}
      icon={IconHourglassHigh}
      tone={expired > 0 ? 'min' : 'warn'}
      count={data && (batches || expired)}
      quiet={t('expiring.none')}
      facts={
        <>
          {batches > 0 && (
            <p>{t('expiring.batches', { count: batches, value: sumText(valueCents, unpricedArticles) })}</p>
          )}
          {expired > 0 && (
            <strong>
              {batches > 0
                ? t('expiring.alsoExpired', { count: expired })
                : t('expiring.expired', { count: expired })}
            </strong>
          )}
        </>
      }
      // Link to exactly the batches that the number counts.
      action={{
        text: t('expiring.action'),
        to: pathTo('expiry', {}, { span: batches > 0 ? 'under1Month' : 'expired' }),
      }}
      hasFailed={isError}
      onRetry={refetch}
    />
  );
}
