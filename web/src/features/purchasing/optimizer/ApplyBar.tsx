// The decision the page ends in: keep the cart, or take the chosen combination.
import { Button } from '@mantine/core';
import { IconCheck, IconInfoCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatMoney } from '../../../lib/format.ts';
import { pathTo } from '../../../lib/paths.ts';
import { FootBar } from '../../../ui/page/FootBar.tsx';
import classes from './ApplyBar.module.css';

interface ApplyBarProps {
  savingCents: number;
  /** False while the chosen result is being solved anew. */
  canApply: boolean;
  isApplying: boolean;
  onApply: () => void;
}

const labels = { label: classes.label ?? '' };

export function ApplyBar({ savingCents, canApply, isApplying, onApply }: ApplyBarProps) {
  const { t } = useTranslation('optimizer');
  return (
    <FootBar
      phoneLeavesNoteOut
      note={
        <>
          <IconInfoCircle size={17} stroke={1.6} aria-hidden />
          {t('foot.note')}
        </>
      }
    >
      <Button variant="default" size="md" classNames={labels} component={Link} to={pathTo('cart')}>
        {t('foot.keep')}
      </Button>
      <Button
        size="md"
        classNames={labels}
        leftSection={<IconCheck size={18} aria-hidden />}
        disabled={!canApply}
        loading={isApplying}
        onClick={onApply}
      >
        {savingCents > 0 ? t('foot.applyAndSave', { saving: formatMoney(savingCents) }) : t('foot.apply')}
      </Button>
    </FootBar>
  );
}
