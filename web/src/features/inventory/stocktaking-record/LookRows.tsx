// Beneath a line that was counted more than once: who counted what when, and which number stands.
import { IconCircleCheckFilled, IconDeviceMobile, IconUser } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatNumber, formatTime } from '../../../lib/format.ts';
import type { Line } from './record-columns.tsx';
import classes from './StocktakingRecord.module.css';

export function LookRows({ line: { looks } }: { line: Line }) {
  const { t } = useTranslation(['inventory', 'common']);
  if (looks.length < 2) return null;
  const last = looks.length - 1;
  return looks.map(({ name, at, isDevice, counted }, index) => {
    const isAgain = looks.slice(0, index).some((look) => look.name === name);
    const who = name || t('common:somebody');
    const Icon = index === last ? IconCircleCheckFilled : isDevice ? IconDeviceMobile : IconUser;
    return (
      <tr key={`${at}${name}`} className={classes.look}>
        <td colSpan={4}>
          <span className="row gap-10 fz-note">
            <Icon size={16} aria-hidden className={index === last ? 'c-ok' : 'c-ink-3'} />
            <span className="anywhere min-w-0">
              <span className="fw-540">
                {isAgain ? t('inventory:stocktaking.record.again', { name: who }) : who}
              </span>{' '}
              <span className="quiet px-num nowrap">{formatTime(at)}</span>
            </span>
          </span>
        </td>
        <td data-right className="px-num fw-620">
          {formatNumber(counted, 0)}
        </td>
        <td colSpan={2} data-right className="fz-note fw-560 c-ok">
          {index === last && t('inventory:stocktaking.record.taken')}
        </td>
      </tr>
    );
  });
}
