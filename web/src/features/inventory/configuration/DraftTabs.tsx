// The articles of one round, each with its state.
import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconAlertSquareFilled, IconCircleCheckFilled, IconCircleDashed } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './DraftTabs.module.css';
import { type Draft, shownProblems } from './drafts.ts';

const states = {
  saved: { icon: IconCircleCheckFilled, text: 'drafts.saved' },
  wrong: { icon: IconAlertSquareFilled, text: 'drafts.wrong' },
  open: { icon: IconCircleDashed, text: 'drafts.open' },
} as const;

function stateOf(draft: Draft): keyof typeof states {
  if (draft.savedAs !== null) return 'saved';
  return Object.keys(shownProblems(draft)).length > 0 ? 'wrong' : 'open';
}

interface DraftTabsProps {
  drafts: readonly Draft[];
  active: string;
  onOpen: (key: string) => void;
}

export function DraftTabs({ drafts, active, onOpen }: DraftTabsProps) {
  const { t } = useTranslation('article');
  return (
    <nav aria-label={t('drafts.label')}>
      <ol className="wrap gap-6 plain-list m-0-0-24">
        {drafts.map((draft) => {
          const state = stateOf(draft);
          const { icon: Icon, text } = states[state];
          return (
            <li key={draft.key}>
              <UnstyledButton
                className={`${classes.tab} inline-row gap-6 bd-strong bdrs-8 fz-note maw-260 mih-34 p-4-10 phone-thumb`}
                data-state={state}
                aria-current={draft.key === active ? 'step' : undefined}
                disabled={state === 'saved'}
                onClick={() => onOpen(draft.key)}
              >
                <Icon size={16} stroke={1.7} aria-hidden />
                <span>{draft.values.name || t('save.unnamed')}</span>
                <VisuallyHidden>{t(text)}</VisuallyHidden>
              </UnstyledButton>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
