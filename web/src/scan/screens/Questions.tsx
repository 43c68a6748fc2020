// Questions to the user after a scan: the same label again, which of several articles, which batch.
import type { ScannableArticle, ScannableEntry } from '@praxora/contract/inventory/scannable-article';
import { knownMaker } from '@praxora/rules/inventory/maker';
import { useTranslation } from 'react-i18next';
import { useUnitTexts } from '../../domain/shared/units.ts';
import type { Scanning } from '../modes/useScanning.ts';
import { Button } from '../ui/Button.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { Expiry } from './ArticleFacts.tsx';
import classes from './Questions.module.css';
import { TreatmentSheet } from './TreatmentSheet.tsx';

interface QuestionsProps {
  scanning: Scanning;
}

export function Questions({ scanning }: QuestionsProps) {
  const { t } = useTranslation(['scanApp', 'scanModes']);
  const { outcome, close, takeAgain, chooseArticle, chooseBatch } = scanning;
  if (outcome?.type === 'again')
    return (
      <Sheet key="again" title={t('again.title')} onClose={close}>
        <p className="p-0-4-14">{t('again.text')}</p>
        <div className="flex flex-wrap gap-10">
          <Button onClick={close}>{t('again.no')}</Button>
          <Button kind="filled" onClick={takeAgain}>
            {t('again.yes')}
          </Button>
        </div>
      </Sheet>
    );
  if (outcome?.type === 'opening')
    return (
      <Sheet
        key="opening"
        title={t('scanModes:opening.title', { name: outcome.target.article.name })}
        onClose={close}
      >
        <p className="p-0-4-14">
          {t('scanModes:opening.text', { days: outcome.target.article.useWithinDays ?? 0 })}
        </p>
        <div className="flex flex-wrap gap-10">
          <Button onClick={scanning.takeOut}>{t('scanModes:opening.remove')}</Button>
          <Button kind="filled" onClick={() => scanning.openPackage(t('scanModes:opening.note'))}>
            {t('scanModes:opening.open')}
          </Button>
        </div>
      </Sheet>
    );
  if (outcome?.type === 'treatment')
    return (
      <TreatmentSheet
        key={outcome.before.length}
        target={outcome.target}
        code={outcome.code}
        onAnswer={scanning.sayTreatment}
        onClose={close}
      />
    );
  if (outcome?.type === 'articles')
    return (
      <Sheet key="articles" title={t('choose.article')} onClose={close}>
        <ArticleChoice
          articles={outcome.articles}
          onChoose={(article) => chooseArticle(article, outcome.code)}
        />
      </Sheet>
    );
  if (outcome?.type === 'batches')
    return (
      <Sheet key="batches" title={t('choose.batch', { name: outcome.article.name })} onClose={close}>
        <BatchChoice
          article={outcome.article}
          onChoose={(entry) => chooseBatch(outcome.article, entry, outcome.code)}
        />
      </Sheet>
    );
  return null;
}

interface ArticleChoiceProps {
  articles: readonly ScannableArticle[];
  onChoose: (article: ScannableArticle) => void;
}

export function ArticleChoice({ articles, onChoose }: ArticleChoiceProps) {
  const { amountText } = useUnitTexts();
  return (
    <ul className="column gap-8">
      {articles.map((article) => (
        <li key={article.id}>
          <button type="button" className={classes.choice} onClick={() => onChoose(article)}>
            <span>
              {article.name}
              <span className="scan-second-line">{knownMaker(article.manufacturer)}</span>
            </span>
            <span className={`${classes.amount} tabular`}>
              {amountText(article.stock, article.countingUnit)}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

interface BatchChoiceProps {
  article: ScannableArticle;
  onChoose: (entry: ScannableEntry | null) => void;
}

export function BatchChoice({ article, onChoose }: BatchChoiceProps) {
  const { t } = useTranslation('scanApp');
  const { amountText } = useUnitTexts();
  return (
    <ul className="column gap-8">
      {article.entries
        .filter(({ amount }) => amount > 0)
        .map((entry) => (
          <li key={entry.stockId}>
            <button type="button" className={classes.choice} onClick={() => onChoose(entry)}>
              <span>
                {entry.storageName}
                <Expiry entry={entry} />
              </span>
              <span className={`${classes.amount} tabular`}>
                {amountText(entry.amount, article.countingUnit)}
              </span>
            </button>
          </li>
        ))}
      <li>
        <button type="button" className={classes.choice} onClick={() => onChoose(null)}>
          {t('choose.firstExpiry')}
        </button>
      </li>
    </ul>
  );
}
