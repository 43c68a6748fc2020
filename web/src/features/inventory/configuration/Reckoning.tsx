// "So rechnet Praxora": the settings as sentences, while they are being made.
import {
  IconAlertSquare,
  IconAlertTriangle,
  IconBarcode,
  IconBellOff,
  IconBoxOff,
  IconPackageImport,
  IconPrinter,
  IconScan,
  IconShoppingCart,
  IconTrendingUp,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useUnitTexts } from '../../../domain/shared/units.ts';
import { MarkedText } from '../../../lib/MarkedText.tsx';
import type { ArticleValues } from './article-form.ts';
import classes from './Reckoning.module.css';
import { describeArticle } from './sentences.ts';
import { useUnitById } from './UnitsSection.tsx';

const forms = {
  order: { text: 'reckoning.order', icon: IconShoppingCart },
  stockRises: { text: 'reckoning.stockRises', icon: IconPackageImport },
  labels: { text: 'reckoning.labels', icon: IconPrinter },
  permanentLabel: { text: 'reckoning.permanentLabel', icon: IconPrinter },
  scan: { text: 'reckoning.scan', icon: IconScan },
  reorderAt: { text: 'reckoning.reorderAt', icon: IconAlertTriangle },
  minimumAt: { text: 'reckoning.minimumAt', icon: IconAlertSquare },
  fillTo: { text: 'reckoning.fillTo', icon: IconTrendingUp },
  minimumAtNothing: { text: 'reckoning.minimumAtNothing', icon: IconAlertSquare },
  notWatched: { text: 'reckoning.notWatched', icon: IconBellOff },
  batchAndExpiry: { text: 'reckoning.batchAndExpiry', icon: IconBarcode },
  batchOnly: { text: 'reckoning.batchOnly', icon: IconBarcode },
  expiryOnly: { text: 'reckoning.expiryOnly', icon: IconBarcode },
  notKept: { text: 'reckoning.notKept', icon: IconBoxOff },
} as const;

export function Reckoning({ values }: { values: ArticleValues }) {
  const { t } = useTranslation('article');
  const { amountText } = useUnitTexts();
  const unitById = useUnitById();
  return (
    <section className="panel p-18 bg-sunken" aria-labelledby="reckoning-title">
      <h2 id="reckoning-title" className="fz-body">
        {t('reckoning.title')}
      </h2>
      <ul className={`${classes.list} plain-list m-12-0-0`} aria-live="polite">
        {describeArticle(values).map((sentence) => {
          const { text, icon: Icon } = forms[sentence.kind];
          const count = 'count' in sentence ? sentence.count : 0;
          const amount = 'of' in sentence ? amountText(sentence.of.amount, unitById(sentence.of.unitId)) : '';
          return (
            <li key={sentence.kind}>
              <Icon size={18} stroke={1.6} aria-hidden />
              <span>
                <MarkedText text={t(text, { amount, count })} mark={(part) => <b>{part}</b>} />
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
