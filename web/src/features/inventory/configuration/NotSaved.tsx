// Which articles were not saved, and why. What was typed stays.
import { Anchor } from '@mantine/core';
import { IconAlertSquareFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ConcernedArticles } from '../../../lib/api/ConcernedArticles.tsx';
import { useErrorText } from '../../../lib/api/error-text.ts';
import { type Draft, shownProblems } from './drafts.ts';
import classes from './NotSaved.module.css';

interface NotSavedProps {
  drafts: readonly Draft[];
  onOpen: (key: string) => void;
}

export function NotSaved({ drafts, onOpen }: NotSavedProps) {
  const { t } = useTranslation('article');
  const errorText = useErrorText();
  const failed = drafts.filter(({ savedAs, isTried }) => savedAs === null && isTried);
  if (failed.length === 0) return null;
  const someSaved = drafts.some(({ savedAs }) => savedAs !== null);
  return (
    <section className={classes.root} role="alert">
      <h2 className={classes.title}>
        <IconAlertSquareFilled size={18} aria-hidden />
        {someSaved ? t('save.notAll') : t('save.none')}
      </h2>
      <ul className={classes.list}>
        {failed.map((draft) => {
          const problems = Object.values(shownProblems(draft));
          const reasons = new Set(
            problems.map(({ code, params }) => errorText({ code, params, message: '' })),
          );
          const name = draft.values.name || t('save.unnamed');
          return (
            <li key={draft.key}>
              {drafts.length > 1 ? (
                <Anchor component="button" type="button" inherit onClick={() => onOpen(draft.key)}>
                  {name}
                </Anchor>
              ) : (
                <b>{name}</b>
              )}
              <span>{[...reasons].join(' · ') || t('save.notTried')}</span>
              <ConcernedArticles articles={problems.flatMap(({ articles = [] }) => articles)} />
            </li>
          );
        })}
      </ul>
      <p className={classes.safe}>{t('save.kept')}</p>
    </section>
  );
}
