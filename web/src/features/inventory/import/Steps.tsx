// Where one is on the way, in order.
import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './Steps.module.css';

const steps = [
  { key: 'upload', text: 'step.upload' },
  { key: 'columns', text: 'step.columns' },
  { key: 'rows', text: 'step.rows' },
  { key: 'done', text: 'step.done' },
] as const;

export function Steps({ current }: { current: (typeof steps)[number]['key'] }) {
  const { t } = useTranslation('articleImport');
  const at = steps.findIndex(({ key }) => key === current);
  return (
    <ol className={classes.steps} aria-label={t('step.label')}>
      {steps.map(({ key, text }, index) => (
        <li
          key={key}
          className={classes.step}
          data-state={index < at || current === 'done' ? 'past' : index === at ? 'now' : undefined}
          aria-current={index === at ? 'step' : undefined}
        >
          <span className={classes.mark}>
            {index < at || current === 'done' ? <IconCheck size={14} stroke={2.4} aria-hidden /> : index + 1}
          </span>
          <span className={classes.text}>{t(text)}</span>
        </li>
      ))}
    </ol>
  );
}
