// The first screen: a greeting, the questions of the day with the way to their answers, and the cart.
import { Button } from '@mantine/core';
import { IconPackageImport } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { BufferedBar } from '../../domain/buffered-positions/BufferedBar.tsx';
import { type Language, useLanguage } from '../../lib/i18n.ts';
import { pathTo } from '../../lib/paths.ts';
import { useSession } from '../../lib/session/session.ts';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { CartPanel } from './CartPanel.tsx';
import classes from './DashboardPage.module.css';
import { timeOfDay } from './greeting.ts';
import { QuestionCard } from './QuestionCard.tsx';

const greetings = {
  morning: 'greeting.morning',
  day: 'greeting.day',
  evening: 'greeting.evening',
} as const;

const questions = [
  {
    picture: 'hygiene',
    question: 'missing.question',
    text: 'missing.text',
    action: 'missing.action',
    to: pathTo('reorder'),
  },
  {
    picture: 'dosen',
    question: 'arriving.question',
    text: 'arriving.text',
    action: 'arriving.action',
    to: pathTo('orders'),
  },
  {
    picture: 'anaesthesie',
    question: 'expiring.question',
    text: 'expiring.text',
    action: 'expiring.action',
    to: pathTo('inventory'),
  },
  {
    picture: 'einweg',
    question: 'cheaper.question',
    text: 'cheaper.text',
    action: 'cheaper.action',
    to: pathTo('search'),
  },
] as const;

function longDate(day: Date, language: Language): string {
  return day.toLocaleDateString(language === 'de' ? 'de-DE' : 'en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
}

export function DashboardPage() {
  const { t } = useTranslation('dashboard');
  const { displayName } = useSession();
  const language = useLanguage();
  const now = new Date();

  return (
    <>
      <PageHeader
        title={t(greetings[timeOfDay(now.getHours())], { name: displayName })}
        facts={longDate(now, language)}
        actions={
          <Button
            component={Link}
            to={pathTo('orders')}
            variant="default"
            leftSection={<IconPackageImport size={17} stroke={1.7} />}
          >
            {t('bookIn')}
          </Button>
        }
      />
      <BufferedBar />
      <ul className={classes.questions}>
        {questions.map(({ picture, question, text, action, to }) => (
          <QuestionCard
            key={to}
            picture={picture}
            question={t(question)}
            text={t(text)}
            action={t(action)}
            to={to}
          />
        ))}
      </ul>
      <CartPanel />
    </>
  );
}
