// The label that is looked at, and the way from one to the next.
import { ActionIcon, Group } from '@mantine/core';
import { papers, rolls } from '@praxora/labels/sizes';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n.ts';
import { LabelPicture } from './LabelPicture.tsx';
import { LostLabel } from './LostLabel.tsx';
import { drawnLabel } from './label-content.ts';
import classes from './Panels.module.css';
import { usePaperTexts } from './paper-texts.ts';
import type { LabelDeskState } from './useLabelDesk.ts';

export function PreviewPanel({ desk }: { desk: LabelDeskState }) {
  const { t } = useTranslation('labels');
  const language = useLanguage();
  const { sizeName } = usePaperTexts();
  const { labels, index, settings } = desk;
  const label = labels[index];
  const { way, paper, roll, zplSize } = settings;
  const size = way === 'pdf' ? papers[paper] : rolls[way === 'zpl' ? zplSize : roll];
  return (
    <section className="panel p-16-18" aria-label={t('preview.title')}>
      <div className="row spread gap-8 items-baseline">
        <h2 className="fz-title">{t('preview.title')}</h2>
        {label && (
          <span className={`${classes.facts} quiet fz-fact tabular`}>
            {t('preview.place', {
              place: formatNumber(index + 1, 0),
              total: formatNumber(labels.length, 0),
            })}
          </span>
        )}
      </div>
      <div className={`${classes.tile} bg-tile bdrs-12 grid mt-14 mih-160 p-20-16-14-10`}>
        {label ? (
          <LabelPicture label={drawnLabel(label, language)} size={size} width={264} hasMeasures />
        ) : (
          <p className="c-tile-ink fz-note ta-center">{t('preview.none')}</p>
        )}
      </div>
      <Group gap={8} wrap="nowrap" justify="space-between" mt={12}>
        <span className={`${classes.facts} quiet fz-fact tabular`}>{sizeName(size)}</span>
        <span className="row gap-8">
          <ActionIcon
            variant="default"
            aria-label={t('preview.before')}
            disabled={index === 0}
            onClick={() => desk.lookAt(index - 1)}
          >
            <IconChevronLeft size={16} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="default"
            aria-label={t('preview.next')}
            disabled={index >= labels.length - 1}
            onClick={() => desk.lookAt(index + 1)}
          >
            <IconChevronRight size={16} aria-hidden />
          </ActionIcon>
        </span>
      </Group>
      {label?.row.kind === 'unit' && label.label && (
        <LostLabel key={label.label.labelId} labelId={label.label.labelId} />
      )}
    </section>
  );
}
