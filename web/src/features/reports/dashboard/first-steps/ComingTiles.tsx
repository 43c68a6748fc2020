// What the dashboard will answer once the practice is set up, and from which step on.
import {
  type Icon,
  IconAlertSquare,
  IconHourglass,
  IconListCheck,
  IconPackageImport,
  IconUserCheck,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './FirstSteps.module.css';

const tiles = [
  {
    key: 'missing',
    sign: IconAlertSquare,
    question: 'coming.missing.question',
    text: 'coming.missing.text',
    after: 'coming.missing.after',
  },
  {
    key: 'arriving',
    sign: IconPackageImport,
    question: 'coming.arriving.question',
    text: 'coming.arriving.text',
    after: 'coming.arriving.after',
  },
  {
    key: 'expiring',
    sign: IconHourglass,
    question: 'coming.expiring.question',
    text: 'coming.expiring.text',
    after: 'coming.expiring.after',
  },
  {
    key: 'waiting',
    sign: IconUserCheck,
    question: 'coming.waiting.question',
    text: 'coming.waiting.text',
    after: 'coming.waiting.after',
  },
] as const satisfies readonly { key: string; sign: Icon; question: string; text: string; after: string }[];

export function ComingTiles() {
  const { t } = useTranslation('firstSteps');
  return (
    <section className="mt-32" aria-labelledby="coming-tiles">
      <div className="wrap gap-0-16 items-baseline spread mb-12">
        <h2 id="coming-tiles">{t('coming.title')}</h2>
        <p className="quiet fz-note">{t('coming.text')}</p>
      </div>
      <ul className="plain-list grid fit-200 gap-12">
        {tiles.map(({ key, sign: Sign, question, text, after }) => (
          <li key={key} className={`${classes.tile} bdrs-panel p-14-18`}>
            <div className="row spread gap-8">
              <h3 className="fz-row quiet">{t(question)}</h3>
              <Sign size={18} stroke={1.5} className="c-ink-3" aria-hidden />
            </div>
            <p className="fz-note mt-8 pretty">{t(text)}</p>
            <p className="row gap-6 quiet fz-fact mt-8">
              <IconListCheck size={14} aria-hidden />
              {t(after)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
