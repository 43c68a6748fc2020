// Texts of the printing problems: what is wrong, and what to do about it.
import { rolls } from '@praxora/labels/sizes';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../lib/api/error-text.ts';
import { formatNumber } from '../../../lib/format.ts';
import { usePaperTexts } from './paper-texts.ts';
import type { PrintProblem } from './print-problem.ts';

export interface ProblemText {
  readonly title: string;
  readonly text: string;
}

export function useProblemText() {
  const { t } = useTranslation('labels');
  const errorText = useErrorText();
  const { sizeName } = usePaperTexts();
  return (problem: PrintProblem): ProblemText => {
    switch (problem.kind) {
      case 'notInstalled':
        return {
          title: t('problem.notInstalled'),
          text: problem.access === 'denied' ? t('problem.denied') : t('problem.notInstalledText'),
        };
      case 'noPrinter':
        return { title: t('problem.notConnected'), text: t('problem.noPrinterText') };
      case 'notConnected':
        return {
          title: t('problem.notConnected'),
          text: t('problem.notConnectedText', { printer: problem.printer }),
        };
      case 'wrongRoll':
        return {
          title: t('problem.wrongRoll'),
          text: problem.roll
            ? t('problem.wrongRollText', { printer: problem.printer, size: sizeName(rolls[problem.roll]) })
            : t('problem.unknownRollText', { printer: problem.printer }),
        };
      case 'refused':
        return { title: t('problem.refused'), text: problem.detail || t('problem.refusedText') };
      case 'noAnswer':
        return { title: t('problem.noAnswer'), text: t('problem.noAnswerText') };
      case 'meanwhile':
        return {
          title: t('problem.meanwhile', { count: problem.count, number: formatNumber(problem.count, 0) }),
          text: t('problem.meanwhileText'),
        };
      case 'untold':
        return { title: t('problem.untold'), text: t('problem.untoldText') };
      case 'byHand':
        return { title: t('problem.byHand'), text: t('problem.byHandText') };
      case 'server':
        return { title: t('problem.server'), text: errorText(problem.error) };
    }
  };
}
