// The pick list on the device: what to carry where, ticked off at the shelf and booked together.
import type { Carry, moveCalls, PickList } from '@praxora/contract/inventory/moves.calls';
import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUnitTexts } from '../../domain/shared/units.ts';
import { formatDate } from '../../lib/format.ts';
import { addresses } from '../lib/addresses.ts';
import { signalTaken } from '../lib/feedback.ts';
import { read } from '../lib/server.ts';
import { PickContents } from '../screens/PickList.tsx';
import questionClasses from '../screens/Questions.module.css';
import type { ScanReport } from '../screens/ScanFrame.tsx';
import { useLookUp } from '../station/useLookUp.ts';
import { useStation } from '../station/useStation.ts';
import { Button } from '../ui/Button.tsx';
import classes from './CarryList.module.css';
import { carriesBooking } from './moves.ts';

const askForList = (token: string) => read<typeof moveCalls.getPickList>(addresses.pickList, token);
const keyOf = ({ stockId, to }: Carry): string => `${stockId} ${to.id}`;

export function CarryList({ onBooked }: { onBooked: (report: ScanReport) => void }) {
  const { t } = useTranslation('scanModes');
  const lookUp = useLookUp('pick-list', askForList);
  return (
    <PickContents question={t('move.list')} lookUp={lookUp}>
      {lookUp.kept && <Carries key={lookUp.kept.fetchedAt} list={lookUp.kept.data} onBooked={onBooked} />}
    </PickContents>
  );
}

interface CarriesProps {
  list: PickList;
  onBooked: (report: ScanReport) => void;
}

function Carries({ list: { carries, missing, storages }, onBooked }: CarriesProps) {
  const { t } = useTranslation('scanModes');
  const station = useStation();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [booked, setBooked] = useState<ReadonlySet<string>>(new Set());
  const open = carries.filter((carry) => !booked.has(keyOf(carry)));
  const chosen = open.filter((carry) => ticked.has(keyOf(carry)));
  const toggle = (key: string) => {
    const next = new Set(ticked);
    if (!next.delete(key)) next.add(key);
    setTicked(next);
  };

  async function book() {
    const storage = [...new Set(chosen.map(({ to }) => to.name))].join(', ');
    const shown = t('move.shown', { storage, count: chosen.length });
    await station.add(carriesBooking(chosen, shown, new Date().toISOString()));
    setBooked(new Set([...booked, ...chosen.map(keyOf)]));
    signalTaken();
    onBooked({ tone: 'ok', text: t('move.booked', { shown }) });
  }

  if (storages.length === 0) return <p className="quiet fz-15">{t('move.noTargets')}</p>;
  return (
    <>
      {open.length === 0 && missing.length === 0 && <p className="quiet fz-15">{t('move.nothing')}</p>}
      <ul className="column gap-8">
        {open.map((carry) => (
          <CarryRow
            key={keyOf(carry)}
            carry={carry}
            isTicked={ticked.has(keyOf(carry))}
            onToggle={() => toggle(keyOf(carry))}
          />
        ))}
      </ul>
      <Missing missing={missing} />
      {open.length > 0 && (
        <Button kind="filled" icon={IconCheck} isDisabled={chosen.length === 0} onClick={() => void book()}>
          {t('move.book', { count: chosen.length })}
        </Button>
      )}
    </>
  );
}

interface CarryRowProps {
  carry: Carry;
  isTicked: boolean;
  onToggle: () => void;
}

function CarryRow({ carry, isTicked, onToggle }: CarryRowProps) {
  const { t } = useTranslation('scanModes');
  const { amountText } = useUnitTexts();
  const { amount, unit, articleName, from, to, batchNumber, expirationDate } = carry;
  const facts = [
    t('move.way', { from: from.name, to: to.name }),
    batchNumber,
    expirationDate && formatDate(expirationDate),
  ];
  return (
    <li>
      <label className={questionClasses.choice}>
        <span className="min-w-0 anywhere">
          {t('move.carry', { amount: amountText(amount, unit), name: articleName })}
          <span className="scan-second-line">{facts.filter(Boolean).join(' · ')}</span>
        </span>
        <input type="checkbox" className={classes.tick} checked={isTicked} onChange={onToggle} />
      </label>
    </li>
  );
}

function Missing({ missing }: Pick<PickList, 'missing'>) {
  const { t } = useTranslation('scanModes');
  const { amountText } = useUnitTexts();
  if (missing.length === 0) return null;
  return (
    <>
      <h3 className="fz-15 fw-560">{t('move.missing')}</h3>
      <ul>
        {missing.map(({ articleId, articleName, amount, unit, to }) => (
          <li key={`${articleId} ${to.id}`} className="fz-15 anywhere">
            {t('move.carry', { amount: amountText(amount, unit), name: articleName })}
            <span className="scan-second-line">{to.name}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
