// Cells of a line without a match: similar words, and a link to the shop.
import { UnstyledButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { pathTo } from '../../../../lib/paths.ts';
import type { Line } from '../line.ts';
import type { Lines } from '../useLines.ts';
import classes from './MissingCells.module.css';

export function MissingCells({ line, onRewrite }: { line: Line; onRewrite: Lines['rewrite'] }) {
  const { t } = useTranslation('quickOrder');
  const nearer = line.match?.nearer ?? [];
  return (
    <div className={classes.root}>
      <p className="quiet fz-note">
        <b className="c-ink fw-600">{t('nothing')}</b> {nearer.length > 0 && t('didYouMean')}
      </p>
      <p className="wrap gap-6-10 items-center fz-note mt-4">
        {nearer.map((words) => (
          <UnstyledButton
            key={words}
            className="bd-strong bdrs-8 fw-560 mih-26 p-2-9"
            onClick={() => onRewrite(line.key, words)}
          >
            {words}
          </UnstyledButton>
        ))}
        <Link className="c-primary fw-560 p-4-0" to={pathTo('search', {}, { query: line.text })}>
          {t('search')}
        </Link>
      </p>
    </div>
  );
}
