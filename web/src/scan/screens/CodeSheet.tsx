// A code that no article has: whose is it? From then on every scan of it finds the article.
import type { ScannableArticle } from '@praxora/contract/inventory/scannable-article';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { codeAssignment, type UnknownProduct } from '../modes/assignment.ts';
import { useSnapshot, useStation } from '../station/useStation.ts';
import { Sheet } from '../ui/Sheet.tsx';
import { ArticleChoice } from './Questions.tsx';

interface ArticleSearchProps {
  onChoose: (article: ScannableArticle) => void;
}

export function ArticleSearch({ onChoose }: ArticleSearchProps) {
  const { t } = useTranslation('scanApp');
  const { catalogue } = useSnapshot();
  const [text, setText] = useState('');
  return (
    <>
      <input
        className="bg-sheet bd-strong bdrs-14 mb-12 scan-target p-8-16 w-full"
        type="search"
        aria-label={t('choose.search')}
        placeholder={t('choose.search')}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <ArticleChoice articles={catalogue.byName(text)} onChoose={onChoose} />
    </>
  );
}

interface CodeSheetProps {
  unknown: UnknownProduct;
  /** Some articles are likelier than others; left out: all of them can be searched. */
  likely?: readonly ScannableArticle[];
  onAssigned: (article: ScannableArticle) => void;
  onClose: () => void;
}

export function CodeSheet({ unknown, likely = [], onAssigned, onClose }: CodeSheetProps) {
  const { t } = useTranslation('scanModes');
  const station = useStation();
  const assign = (article: ScannableArticle) => {
    onClose();
    const booking = codeAssignment(article, unknown, new Date().toISOString());
    void station.add(booking).then(() => onAssigned(article));
  };
  return (
    <Sheet title={t('code.which')} onClose={onClose}>
      <p className="quiet p-0-4-12 tabular">{unknown.code}</p>
      {likely.length > 0 ? (
        <ArticleChoice articles={likely} onChoose={assign} />
      ) : (
        <ArticleSearch onChoose={assign} />
      )}
    </Sheet>
  );
}
