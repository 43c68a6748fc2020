// Rolls and papers in words.
import { type LabelSize, labelsPerSheet, type PaperId, papers, type RollId } from '@praxora/labels/sizes';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../lib/format.ts';

const rollWords = {
  '30334': 'roll.standard',
  '30252': 'roll.long',
  '30321': 'roll.large',
  '11352': 'roll.small',
} as const satisfies Record<RollId, string>;

const paperFacts = {
  '3475': 'paper.facts',
  L4731: 'paper.facts',
  L6008: 'paper.silver',
  A4: 'paper.cut',
} as const satisfies Record<PaperId, string>;

export function usePaperTexts() {
  const { t } = useTranslation('labels');
  const sizeName = ({ width, height }: Pick<LabelSize, 'width' | 'height'>): string =>
    t('size', { width: formatNumber(width, 1), height: formatNumber(height, 1) });
  return {
    /** `57 × 32 mm` */
    sizeName,
    /** `standard · 30334` */
    rollFacts: (roll: RollId): string => `${t(rollWords[roll])} · ${roll}`,
    paperName: (paper: PaperId): string => (paper === 'A4' ? t('paper.plain') : paper),
    paperFacts: (paper: PaperId): string =>
      t(paperFacts[paper], {
        size: sizeName(papers[paper]),
        count: labelsPerSheet(papers[paper]),
      }),
  };
}
