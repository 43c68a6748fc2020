// Dialog for a conflict with another user's save: shows their changes beside the entered values, and the user chooses
// for each.
import { Button, Radio } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Difference, type Side, usualSide } from '../../lib/versions/differences.ts';
import classes from './ChangedMeanwhile.module.css';
import { FormDialog } from './FormDialog.tsx';

interface ShownDifference extends Difference<string> {
  readonly label: string;
  readonly theirs: string;
  readonly mine: string;
}

interface ChangedMeanwhileProps {
  /** Text naming the other user and the time of the change. */
  text: string;
  differences: readonly ShownDifference[];
  onChoose: (sides: Readonly<Record<string, Side>>) => void;
  onClose: () => void;
}

export function ChangedMeanwhile({ text, differences, onChoose, onClose }: ChangedMeanwhileProps) {
  const { t } = useTranslation('common');
  const all = (sideOf: (difference: ShownDifference) => Side) =>
    Object.fromEntries(differences.map((difference) => [difference.name, sideOf(difference)]));
  const [sides, setSides] = useState(() => all(usualSide));
  return (
    <FormDialog
      title={t('changed.title')}
      action={t('changed.use')}
      dismiss={t('changed.back')}
      isWide
      onSubmit={async () => {
        onChoose(sides);
        return false;
      }}
      onClose={onClose}
    >
      <p>{text}</p>
      <div className={`${classes.all} wrap gap-8`}>
        <Button variant="default" onClick={() => setSides(all(() => 'theirs'))}>
          {t('changed.takeTheirs')}
        </Button>
        <Button variant="default" onClick={() => setSides(all(() => 'mine'))}>
          {t('changed.keepMine')}
        </Button>
      </div>
      <ul className="column gap-14 plain-list">
        {differences.map(({ name, label, theirs, mine, isContested }) => (
          <li className="line-top pt-12" key={name}>
            <Radio.Group
              label={label}
              description={isContested ? t('changed.contested') : undefined}
              value={sides[name] ?? null}
              onChange={(side) => setSides({ ...sides, [name]: side === 'mine' ? 'mine' : 'theirs' })}
            >
              <div className={`${classes.sides} grid gap-10-24 mt-8`}>
                <Choice side="theirs" title={t('changed.theirs')} value={theirs} />
                <Choice side="mine" title={t('changed.mine')} value={mine} />
              </div>
            </Radio.Group>
          </li>
        ))}
      </ul>
    </FormDialog>
  );
}

function Choice({ side, title, value }: { side: Side; title: string; value: string }) {
  const { t } = useTranslation('common');
  return (
    <Radio
      className="min-w-0"
      value={side}
      label={
        <>
          <span className="quiet fz-fact block">{title}</span>
          <span className="block fw-560 anywhere pre-line">{value === '' ? t('changed.empty') : value}</span>
        </>
      }
    />
  );
}
