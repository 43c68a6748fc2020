// The inventories that were kept: their figures never change, what was booked for their time since is told beside them.
import { ActionIcon } from '@mantine/core';
import type { InventoryVersion } from '@praxora/contract/reports/inventory-versions.calls';
import { IconFileCertificate, IconFileTypePdf } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { signedMoney } from '../../../../domain/purchasing/index.ts';
import { formatDate, formatMoney, formatNumber } from '../../../../lib/format.ts';
import { useLanguage } from '../../../../lib/i18n.ts';
import { pathTo } from '../../../../lib/paths.ts';
import { dayWords } from '../../../../lib/period-words.ts';
import classes from './Inventory.module.css';
import { useVersionPages, useVersions } from './useVersions.ts';

export function Versions() {
  const { t } = useTranslation('reports');
  const { data } = useVersions();
  if (!data || data.length === 0) return null;
  return (
    <section className="panel p-16-18 column gap-12" aria-labelledby="kept-versions">
      <h2 id="kept-versions">{t('versions.title')}</h2>
      <ul className={`${classes.versions} plain-list`}>
        {data.map((version) => (
          <li key={version.id}>
            <OneVersion version={version} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function OneVersion({ version }: { version: InventoryVersion }) {
  const { t } = useTranslation('reports');
  const language = useLanguage();
  const pages = useVersionPages();
  const { number, asOf, madeBy, madeAt, valueCents, difference } = version;
  const day = dayWords(asOf, language, 'short');
  return (
    <>
      <IconFileCertificate size={20} stroke={1.5} aria-hidden />
      <div className="rest lh-140">
        <span className="row spread gap-8 items-baseline fz-note">
          <Link className="c-ink fw-560" to={pathTo('reportInventory', {}, { asOf, groupBy: 'storage' })}>
            {t('versions.name', { number: formatNumber(number, 0), day })}
          </Link>
          <span className="px-num">{formatMoney(valueCents)}</span>
        </span>
        <span className="quiet fz-caption">
          {t('versions.made', { name: madeBy, date: formatDate(madeAt) })}
        </span>
        {difference.bookings > 0 && (
          <span className="c-warn block fz-caption">
            {t('versions.since', {
              count: difference.bookings,
              number: formatNumber(difference.bookings, 0),
              value: signedMoney(difference.valueCents),
            })}
          </span>
        )}
      </div>
      <ActionIcon
        aria-label={t('versions.pdf', { number: formatNumber(number, 0) })}
        loading={pages.isBusy}
        onClick={() => pages.fetch(version)}
      >
        <IconFileTypePdf size={18} stroke={1.6} aria-hidden />
      </ActionIcon>
    </>
  );
}
