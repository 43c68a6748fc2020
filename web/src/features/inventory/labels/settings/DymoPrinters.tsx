// The label printers on this computer. They are looked for on a click only: the browser may ask whether it is allowed.
import { Button, Radio } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import {
  ConnectionWord,
  findPrinter,
  lookForPrinters,
  ProblemBox,
  rollOfSku,
  type SeenPrinter,
  toPrintProblem,
  useDymoView,
} from '../../../../domain/inventory/index.ts';
import { DymoError } from '../../../../lib/dymo/dymo-error.ts';
import { formatDateTime, formatNumber } from '../../../../lib/format.ts';
import { DymoDrawing } from './drawings.tsx';
import classes from './PrinterSettings.module.css';
import type { SettingsPart } from './part.ts';

export function DymoPrinters({ settings, onChange }: SettingsPart) {
  const { t } = useTranslation('labels');
  const view = useDymoView();

  /** A printer that reports its roll presets it. */
  async function look() {
    const printer = findPrinter(await lookForPrinters(), settings.dymoPrinter);
    if (printer) choose(printer);
  }
  function choose(printer: SeenPrinter) {
    const roll = printer.roll && rollOfSku(printer.roll.sku)?.roll;
    onChange({ dymoPrinter: printer.name, ...(roll ? { roll } : {}) });
  }

  return (
    <section>
      <div className="row spread gap-12 items-bottom flex-wrap">
        <div>
          <h2 id="printer-title">{t('printers.title')}</h2>
          <p className={`${classes.facts} quiet fz-fact block tabular lh-140`} role="status">
            {view.state === 'seen'
              ? t('printers.seen', { at: formatDateTime(view.at) })
              : view.state === 'asking'
                ? t('printers.asking')
                : t('printers.unasked')}
          </p>
        </div>
        <Button
          variant="default"
          leftSection={<IconRefresh size={16} aria-hidden />}
          loading={view.state === 'asking'}
          onClick={() => void look()}
        >
          {view.state === 'unasked' ? t('printers.look') : t('problem.refresh')}
        </Button>
      </div>
      {view.state === 'failed' && (
        <Problem
          failure={new DymoError(view.failure, view.detail)}
          access={view.access}
          look={look}
          onChange={onChange}
        />
      )}
      {view.state === 'seen' && view.printers.length === 0 && (
        <ProblemBox problem={{ kind: 'noPrinter' }}>
          <ProblemWays look={look} onChange={onChange} />
        </ProblemBox>
      )}
      {view.state === 'seen' && view.printers.length > 0 && (
        <PrinterList
          printers={view.printers}
          chosen={findPrinter(view, settings.dymoPrinter)?.name ?? null}
          onChoose={choose}
        />
      )}
    </section>
  );
}

type WaysProps = Pick<SettingsPart, 'onChange'> & { look: () => Promise<void> };

function Problem({
  failure,
  access,
  ...ways
}: WaysProps & { failure: DymoError; access: Parameters<typeof toPrintProblem>[1] }) {
  return (
    <ProblemBox problem={toPrintProblem(failure, access)}>
      <ProblemWays {...ways} />
    </ProblemBox>
  );
}

function ProblemWays({ look, onChange }: WaysProps) {
  const { t } = useTranslation('labels');
  return (
    <>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconRefresh size={15} aria-hidden />}
        onClick={() => void look()}
      >
        {t('problem.again')}
      </Button>
      <Button size="xs" variant="subtle" onClick={() => onChange({ way: 'pdf' })}>
        {t('problem.pdf')}
      </Button>
    </>
  );
}

interface PrinterListProps {
  printers: readonly SeenPrinter[];
  chosen: string | null;
  onChoose: (printer: SeenPrinter) => void;
}

function PrinterList({ printers, chosen, onChoose }: PrinterListProps) {
  const { t } = useTranslation('labels');
  const factsOf = ({ isLocal, isTwinTurbo, roll }: SeenPrinter) =>
    [
      isLocal ? t('printers.local') : t('printers.network'),
      isTwinTurbo && t('printers.twoRolls'),
      roll?.labelsRemaining !== null &&
        roll?.labelsRemaining !== undefined &&
        t('printers.left', { count: roll.labelsRemaining, number: formatNumber(roll.labelsRemaining, 0) }),
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <Radio.Group
      value={chosen}
      aria-labelledby="printer-title"
      onChange={(value) => {
        const printer = printers.find(({ name }) => name === value);
        if (printer) onChoose(printer);
      }}
    >
      <div className="panel my-12 overflow-hidden">
        {printers.map((printer) => (
          <Radio.Card
            key={printer.name}
            value={printer.name}
            className={`${classes.line} line-between row gap-14 bd-0 bdrs-0 p-12-16 phone-flex-wrap`}
            data-chosen={printer.name === chosen || undefined}
            aria-label={printer.name}
          >
            <Radio.Indicator />
            <span className={classes.smallTile}>
              <DymoDrawing size={38} />
            </span>
            <span className="rest">
              <span className="block fw-540 anywhere">{printer.name}</span>
              <span className={`${classes.facts} quiet fz-fact block tabular lh-140`}>
                {factsOf(printer)}
              </span>
            </span>
            <ConnectionWord printer={printer} />
          </Radio.Card>
        ))}
      </div>
    </Radio.Group>
  );
}
