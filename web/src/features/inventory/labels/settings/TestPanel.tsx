// The label as it will come out, and one to try the printer with.
import { Button } from '@mantine/core';
import { papers, rolls } from '@praxora/labels/sizes';
import { IconPrinter } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import {
  type DrawnLabel,
  isWarning,
  LabelPicture,
  ProblemBox,
  usePaperTexts,
} from '../../../../domain/inventory/index.ts';
import classes from './PrinterSettings.module.css';
import type { SettingsPart } from './part.ts';
import { useTestPrint } from './useTestPrint.ts';

export function TestPanel({ label, settings, onChange }: SettingsPart & { label: DrawnLabel }) {
  const { t } = useTranslation('labels');
  const { sizeName } = usePaperTexts();
  const test = useTestPrint(settings, label);
  const { way, paper, roll, zplSize } = settings;
  const size = way === 'pdf' ? papers[paper] : rolls[way === 'zpl' ? zplSize : roll];
  const { problem } = test;
  return (
    <>
      <section className={`${classes.preview} panel p-16-18`} aria-label={t('preview.title')}>
        <div className="row spread gap-12 items-bottom flex-wrap">
          <h2>{t('preview.title')}</h2>
          <span className={`${classes.facts} quiet fz-fact block tabular lh-140`}>{sizeName(size)}</span>
        </div>
        <div className="bg-tile bdrs-12 grid my-14 p-22-14 place-center">
          <LabelPicture label={label} size={size} width={256} />
        </div>
        <Button
          fullWidth
          size="md"
          loading={test.isBusy}
          leftSection={<IconPrinter size={18} stroke={1.7} aria-hidden />}
          onClick={() => void test.print(false)}
        >
          {t('test.print')}
        </Button>
        <p className="quiet fz-caption mt-8 ta-center" role="status">
          {test.isDone ? t('test.done') : t('test.text')}
        </p>
      </section>
      {problem && (
        <ProblemBox problem={problem}>
          {problem.kind !== 'byHand' && (
            <Button size="xs" variant="default" onClick={() => void test.print(false)}>
              {isWarning(problem) ? t('problem.refresh') : t('problem.again')}
            </Button>
          )}
          {isWarning(problem) && (
            <Button size="xs" variant="subtle" onClick={() => void test.print(true)}>
              {t('problem.anyway')}
            </Button>
          )}
          {problem.kind === 'notInstalled' && (
            <Button size="xs" variant="subtle" onClick={() => onChange({ way: 'pdf' })}>
              {t('problem.pdf')}
            </Button>
          )}
        </ProblemBox>
      )}
    </>
  );
}
