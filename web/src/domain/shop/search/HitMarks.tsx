// Marks of a search hit: the practice's own variant, and the words that match the query.
import { useTranslation } from 'react-i18next';
import mark from '../../../ui/marks/ToneMark.module.css';

import { highlightParts } from './highlight.ts';

/** Beside a variant that the practice keeps as an article or has bought before. */
export function YoursMark() {
  const { t } = useTranslation('search');
  return (
    <span className={`${mark.mark} ms-8 p-1-8`} data-tone="primary" data-pill>
      {t('result.yours')}
    </span>
  );
}

/** Text of the index with the matches of the query marked. */
export function Highlighted({ text }: { text: string }) {
  let from = 0;
  return highlightParts(text).map(({ text: part, isMarked }) => {
    const key = from;
    from += part.length;
    return isMarked ? (
      <mark key={key} className="bg-none c-inherit fw-680">
        {part}
      </mark>
    ) : (
      part
    );
  });
}
