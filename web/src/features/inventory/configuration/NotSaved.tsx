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
    <section className="bg-min-soft bdrs-panel mb-24 p-16-18" role="alert">
      <h2 className="row gap-8 c-min fz-lead">
        <IconAlertSquareFilled size={18} aria-hidden />
        {someSaved ? t('save.notAll') : t('save.none')}
      </h2>
      <ul className={`${classes.list} plain-list m-10-0-0`}>
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
                <b className="c-ink fw-600 td-underline">{name}</b>
              )}
              <span>{[...reasons].join(' · ') || t('save.notTried')}</span>
              <ConcernedArticles articles={problems.flatMap(({ articles = [] }) => articles)} />
            </li>
          );
        })}
      </ul>
      <p className="quiet fz-note mt-8">{t('save.kept')}</p>
    </section>
  );
}
