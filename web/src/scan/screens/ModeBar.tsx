// Bar of scan modes: the three that are used all day, and the others behind one more tap.
import {
  IconArrowsExchange,
  IconBookmark,
  IconClipboardCheck,
  IconDots,
  IconInfoCircle,
  IconMinus,
  IconRefreshAlert,
  IconTruckDelivery,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Mode, WorkMode } from '../modes/modes.ts';
import { Sheet } from '../ui/Sheet.tsx';
import classes from './ModeBar.module.css';

const icons = {
  remove: IconMinus,
  lookup: IconInfoCircle,
  reorder: IconRefreshAlert,
  putAside: IconBookmark,
  receive: IconTruckDelivery,
  count: IconClipboardCheck,
  move: IconArrowsExchange,
} as const satisfies Record<Mode | WorkMode, unknown>;

const names = {
  remove: 'mode.remove',
  lookup: 'mode.lookup',
  reorder: 'mode.reorder',
  putAside: 'mode.putAside',
  receive: 'mode.receive',
  count: 'mode.count',
  move: 'mode.move',
} as const satisfies Record<Mode | WorkMode, string>;

const always = ['remove', 'reorder', 'lookup'] as const;
const more = ['putAside'] as const;
const work = ['receive', 'count', 'move'] as const;

interface ModeBarProps {
  mode: Mode;
  onMode: (mode: Mode) => void;
  onWork: (mode: WorkMode) => void;
}

export function ModeBar({ mode, onMode, onWork }: ModeBarProps) {
  const { t } = useTranslation('scanApp');
  const [isOpen, setIsOpen] = useState(false);
  const other = more.find((one) => one === mode);
  const OtherIcon = other ? icons[other] : IconDots;

  return (
    <nav className={classes.bar} aria-label={t('mode.name')}>
      {always.map((one) => {
        const ModeIcon = icons[one];
        return (
          <button
            key={one}
            type="button"
            className={classes.mode}
            aria-pressed={mode === one}
            onClick={() => onMode(one)}
          >
            <ModeIcon size={20} stroke={2} aria-hidden />
            <span className={classes.word}>{t(names[one])}</span>
          </button>
        );
      })}
      <button
        type="button"
        className={classes.more}
        aria-pressed={other !== undefined}
        aria-label={other ? t('mode.other', { mode: t(names[other]) }) : t('mode.more')}
        onClick={() => setIsOpen(true)}
      >
        <OtherIcon size={22} stroke={1.8} aria-hidden />
      </button>
      {isOpen && (
        <Sheet title={t('mode.more')} onClose={() => setIsOpen(false)}>
          <Others
            onWork={onWork}
            onMode={(chosen) => {
              setIsOpen(false);
              onMode(chosen);
            }}
          />
        </Sheet>
      )}
    </nav>
  );
}

function Others({ onMode, onWork }: Pick<ModeBarProps, 'onMode' | 'onWork'>) {
  return (
    <ul className="column gap-8">
      {more.map((one) => (
        <Other key={one} mode={one} onChoose={() => onMode(one)} />
      ))}
      {work.map((one) => (
        <Other key={one} mode={one} onChoose={() => onWork(one)} />
      ))}
    </ul>
  );
}

function Other({ mode, onChoose }: { mode: Mode | WorkMode; onChoose: () => void }) {
  const { t } = useTranslation('scanApp');
  const ModeIcon = icons[mode];
  return (
    <li>
      <button type="button" className={classes.other} onClick={onChoose}>
        <ModeIcon size={22} stroke={1.8} aria-hidden />
        {t(names[mode])}
      </button>
    </li>
  );
}
