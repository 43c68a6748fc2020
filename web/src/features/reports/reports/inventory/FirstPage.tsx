// The first page of the PDF in small: paper is white in the dark, too.
import { useTranslation } from 'react-i18next';
import { formatMoney, formatNumber } from '../../../../lib/format.ts';
import { useLanguage } from '../../../../lib/i18n.ts';
import { dayWords } from '../../../../lib/period-words.ts';
import { useSession } from '../../../../lib/session/session.ts';
import classes from './FirstPage.module.css';
import type { Readiness } from './inventory-report.ts';

const linesShown = 9;
const lineHeight = 10.5;
const firstLine = 66;

/** Longer names would run into the figures. */
const mostSigns = 34;
const shortened = (name: string) => (name.length > mostSigns ? `${name.slice(0, mostSigns - 1)}…` : name);

export function FirstPage({ readiness }: { readiness: Readiness }) {
  const { t } = useTranslation('reports');
  const language = useLanguage();
  const practice = useSession().user?.practice ?? '';
  const { asOf, byStorage, entries, storages, valueCents, withoutPrice, pages, unpricedPage } = readiness;
  const day = dayWords(asOf, language);
  const shown = byStorage.slice(0, linesShown);
  const sumAt = firstLine + shown.length * lineHeight;
  const figures = {
    count: entries,
    number: formatNumber(entries, 0),
    storages: t('count.places', { count: storages, number: formatNumber(storages, 0) }),
  };
  return (
    <svg
      className={`${classes.page} block w-206`}
      viewBox="0 0 206 268"
      role="img"
      aria-label={t('tax.preview', { day })}
    >
      <rect fill="#ffffff" stroke="#d3dddd" x=".5" y=".5" width="205" height="267" rx="3" />
      <rect fill="#0b6b6b" x="16" y="16" width="9" height="9" rx="2" />
      <text className="fz-9 fw-620" fill="#102022" x="29" y="24">
        {t('tax.heading', { day })}
      </text>
      <text fill="#586a6d" fontSize="6" x="16" y="37">
        {practice}
      </text>
      <text fill="#586a6d" fontSize="6" x="16" y="46">
        {t('tax.basis', figures)}
      </text>
      <path stroke="#cdd7d8" d="M16 54h174" />
      {shown.map(({ storage, entries: own, valueCents: worth }, index) => (
        <StorageLine
          key={`${storage} ${String(index)}`}
          y={firstLine + index * lineHeight}
          storage={storage}
          entries={own}
          valueCents={worth}
        />
      ))}
      <path stroke="#223134" strokeWidth="0.8" d={`M16 ${String(sumAt - 4)}h174`} />
      <text fill="#102022" fontSize="7.5" fontWeight="640" x="16" y={sumAt + 7}>
        {t('inventory.value')}
      </text>
      <text fill="#102022" fontSize="7.5" fontWeight="640" x="190" y={sumAt + 7} textAnchor="end">
        {formatMoney(valueCents)}
      </text>
      {withoutPrice > 0 && (
        <text fill="#586a6d" fontSize="6" x="16" y={sumAt + 20}>
          {unpricedPage === null
            ? t('tax.namedInside', { count: withoutPrice, number: formatNumber(withoutPrice, 0) })
            : t('tax.namedOn', {
                count: withoutPrice,
                number: formatNumber(withoutPrice, 0),
                page: formatNumber(unpricedPage, 0),
              })}
        </text>
      )}
      {pages !== null && (
        <text fill="#586a6d" fontSize="6" x="190" y="258" textAnchor="end">
          {t('tax.pageOf', { pages: formatNumber(pages, 0) })}
        </text>
      )}
      <path stroke="#223134" strokeWidth="0.8" d="M16 236h76M114 236h76" />
      <text fill="#586a6d" fontSize="6" x="16" y="244">
        {t('tax.placeDate')}
      </text>
      <text fill="#586a6d" fontSize="6" x="114" y="244">
        {t('tax.signature')}
      </text>
    </svg>
  );
}

interface StorageLineProps {
  y: number;
  storage: string;
  entries: number;
  valueCents: number;
}

function StorageLine({ y, storage, entries, valueCents }: StorageLineProps) {
  return (
    <g transform={`translate(0 ${String(y)})`}>
      <text fill="#223134" fontSize="6.5" x="16">
        {shortened(storage)}
      </text>
      <text fill="#586a6d" fontSize="6.5" x="150" textAnchor="end">
        {formatNumber(entries, 0)}
      </text>
      <text fill="#223134" fontSize="6.5" x="190" textAnchor="end">
        {formatMoney(valueCents)}
      </text>
    </g>
  );
}
