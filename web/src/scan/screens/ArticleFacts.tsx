// An article as the device knows it: what is left, where it lies, and what expires.
import type { ScannableArticle, ScannableEntry } from '@praxora/contract/inventory/scannable-article';
import { type ExpiryBand, expiryBand } from '@praxora/rules/inventory/expiry';
import { knownMaker } from '@praxora/rules/inventory/maker';
import { stockStatus } from '@praxora/rules/inventory/stock-status';
import { calendarDay } from '@praxora/rules/shared/dates';
import { useTranslation } from 'react-i18next';
import { StockScale, statusIcons } from '../../domain/inventory/index.ts';
import { useUnitTexts } from '../../domain/shared/units.ts';
import { formatDate, formatNumber } from '../../lib/format.ts';
import { ProductPicture } from '../../ui/marks/ProductPicture.tsx';
import type { Target } from '../modes/intent.ts';
import type { Booking } from '../queue/booking.ts';
import { useSnapshot } from '../station/useStation.ts';
import { formatMoment, timeText } from '../ui/times.ts';
import classes from './ArticleFacts.module.css';

const statusTexts = {
  minimumStock: 'stock:status.minimumStock',
  reOrderPoint: 'stock:status.reOrderPoint',
} as const;

const bandTexts = {
  expired: 'stock:expiry.expired',
  under1Month: 'stock:expiry.under1Month',
  under3Months: 'stock:expiry.under3Months',
} as const;
const isNear = (band: ExpiryBand): band is keyof typeof bandTexts => Object.hasOwn(bandTexts, band);

interface ArticleFactsProps {
  target: Target;
  /** When the server was asked; null: it could not be. */
  askedAt: string | null;
}

export function ArticleFacts({ target: { article: scanned, entry }, askedAt }: ArticleFactsProps) {
  const { t } = useTranslation('scanApp');
  const { catalogue } = useSnapshot();
  const article = catalogue.byId(scanned.id) ?? scanned;
  const { fetchedAt, lookedUpAt } = catalogue.known;
  const knownAt = lookedUpAt?.[article.id] ?? fetchedAt ?? '';
  return (
    <div className="column gap-14 p-64-16-16">
      <ArticleHead article={article} />
      <StockCard article={article} />
      <p className="quiet fz-15" role="status">
        {askedAt === null
          ? t('facts.fromDevice', { time: formatMoment(knownAt) })
          : t('facts.fromServer', { time: timeText(askedAt) })}
      </p>
      <Entries entries={article.entries} meant={entry?.stockId ?? null} article={article} />
    </div>
  );
}

export function ArticleHead({ article }: { article: ScannableArticle }) {
  const { manufacturer, manufacturerNumber } = article;
  return (
    <div className="row gap-14">
      <ProductPicture category={article.picture} size={64} />
      <div>
        <h2 className="fz-19 fw-600 lh-125">{article.name}</h2>
        <p className="quiet fz-15">
          {[knownMaker(manufacturer), manufacturerNumber].filter(Boolean).join(' · ')}
        </p>
      </div>
    </div>
  );
}

/** Less by what this device has booked and not sent yet. */
export function StockCard({ article: scanned }: { article: ScannableArticle }) {
  const { t } = useTranslation(['scanApp', 'stock']);
  const { unitName } = useUnitTexts();
  const { catalogue } = useSnapshot();
  const article = catalogue.byId(scanned.id) ?? scanned;
  const { stock } = article;
  const status = stockStatus(stock, article, article.isWatched);
  const StatusIcon = statusIcons[status];
  return (
    <div className="panel p-14-16">
      <div className="row spread gap-8">
        <span className="quiet fz-15">{t('scanApp:left')}</span>
        {status !== 'hidden' && status !== 'inStock' && (
          <span className={`${classes.status} inline-row gap-6 fw-600`} data-status={status}>
            <StatusIcon size={17} aria-hidden />
            {t(statusTexts[status])}
          </span>
        )}
      </div>
      <p className={`${classes.stock} fz-17 mb-8`}>
        <strong>{formatNumber(stock, 0)}</strong> {unitName(article.countingUnit, stock)}
      </p>
      <StockScale article={{ ...article, stock, status }} height={9} />
    </div>
  );
}

interface EntriesProps {
  article: ScannableArticle;
  entries: readonly ScannableEntry[];
  meant: number | null;
}

function Entries({ entries, meant, article }: EntriesProps) {
  const { t } = useTranslation('scanApp');
  const { amountText } = useUnitTexts();
  const open = entries.filter(({ amount }) => amount > 0);
  if (open.length === 0) return <p className="quiet fz-15">{t('nothingLeft')}</p>;
  return (
    <ul className={classes.entries}>
      {open.map((entry) => (
        <li
          key={entry.stockId}
          className={`${classes.entry} row spread gap-12 mih-60 p-8-0`}
          data-meant={entry.stockId === meant}
        >
          <span>
            {entry.storageName}
            <Expiry entry={entry} />
          </span>
          <span className="flex-none tabular">{amountText(entry.amount, article.countingUnit)}</span>
        </li>
      ))}
    </ul>
  );
}

/** Batch and expiry, with a warning in words where it is near. */
export function Expiry({ entry }: { entry: Pick<ScannableEntry, 'batchNumber' | 'expirationDate'> }) {
  const { t } = useTranslation(['scanApp', 'stock']);
  const { batchNumber, expirationDate } = entry;
  const band = expiryBand(expirationDate, calendarDay(new Date()));
  const facts = [
    batchNumber && t('scanApp:batch', { batch: batchNumber }),
    expirationDate && t('scanApp:expires', { day: formatDate(expirationDate) }),
    isNear(band) && t(bandTexts[band]),
  ];
  const text = facts.filter(Boolean).join(', ');
  return text === '' ? null : (
    <span className={`${classes.expiry} scan-second-line`} data-band={band}>
      {text}
    </span>
  );
}

/** Facts of the batch that a booking took from, as far as the device knows it. */
export function BatchLine({ booking }: { booking: Booking }) {
  const { catalogue } = useSnapshot();
  const { articleId, batchNumber, code } = booking.shown;
  const article = articleId === null ? null : catalogue.byId(articleId);
  const entry =
    catalogue.byLabel(code)?.entry ?? article?.entries.find((one) => one.batchNumber === batchNumber) ?? null;
  return entry ? <Expiry entry={entry} /> : null;
}
