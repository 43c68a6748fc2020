// /quick-order: several numbers or names at once, typed, pasted or scanned, into the cart together.
import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconBookmark, IconScan } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readCode, toLookup, useWedgeScanner } from '../../../domain/inventory/index.ts';
import { pathTo } from '../../../lib/paths.ts';
import { onPhone } from '../../../styles/breakpoints.ts';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { FilterToggle } from '../../../ui/filters/FilterToggle.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { isOpenLine, orderedLines, readyLines } from './line.ts';
import { EntryRow } from './lines/EntryRow.tsx';
import { LineList } from './lines/LineList.tsx';
import classes from './QuickOrderPage.module.css';
import { usePrices } from './queries.ts';
import { ListDialog } from './side/ListDialog.tsx';
import { OrderPanel } from './side/OrderPanel.tsx';
import { SavedLists } from './side/SavedLists.tsx';
import { useLines } from './useLines.ts';
import { useListChanges } from './useOrderLists.ts';

/** As people know the code: the number on the pack, or the label's own. */
function scannedText(text: string): string {
  const scan = readCode(text);
  return scan.kind === 'label' ? scan.labelId : toLookup(scan)?.number || text;
}

export function QuickOrderPage() {
  // All translations of the page are loaded at once.
  const { t } = useTranslation(['quickOrder', 'routes', 'addToCart', 'units', 'delivery']);
  const [addressId, setAddressId] = useState<number | null>(null);
  const [isKeeping, setKeeping] = useState(false);
  const [isOpenFirst, setOpenFirst] = useState(true);
  const isPhone = useMediaQuery(onPhone, false, { getInitialValueInEffect: false });
  const lines = useLines();
  const lists = useListChanges(lines.add);
  useWedgeScanner({ onScan: (text) => lines.scan(scannedText(text)) });
  const ready = readyLines(lines.lines);
  const priced = usePrices(addressId, ready);
  const ordered = orderedLines(lines.lines, priced.prices);
  const count = lines.lines.length;
  const openCount = lines.lines.filter((line) => isOpenLine(line, priced.prices.get(line.key))).length;
  const entry = <EntryRow number={count + 1} onTake={lines.take} />;
  // The text of a line that is still being looked up may contain its amount.
  const keepable = lines.lines.every(({ match }) => match !== null) ? lines.lines : [];
  return (
    <>
      <PageHeader
        place="quickOrder"
        crumb={[{ label: t('routes:search'), to: pathTo('search') }]}
        here={t('title')}
        title={count === 0 ? t('title') : t('ready', { ready: ordered.length, count })}
        facts={t('facts')}
        actions={<HeadActions canKeep={keepable.length > 0} onKeep={() => setKeeping(true)} />}
      />
      <div className="side-292 below-desk-one-column items-start grid gap-28">
        <div>
          {priced.error && (
            <ErrorState title={t('notLooked')} onRetry={() => void priced.refetch()}>
              {t('facts')}
            </ErrorState>
          )}
          {isPhone && entry}
          {isPhone && openCount > 0 && (
            <div className="flex mt-12 mb-12">
              <FilterToggle
                label={t('openFirst')}
                count={openCount}
                isOn={isOpenFirst}
                onToggle={() => setOpenFirst(!isOpenFirst)}
              />
            </div>
          )}
          <LineList
            lines={lines}
            prices={priced.prices}
            isStale={priced.isStale}
            isOpenFirst={isPhone && isOpenFirst}
          />
          {!isPhone && entry}
        </div>
        <div className="side-column below-desk-static">
          <OrderPanel lines={lines} ordered={ordered} priced={priced} onAddress={setAddressId} />
          <SavedLists changes={lists} lines={keepable} onNew={() => setKeeping(true)} />
        </div>
      </div>
      {isKeeping && (
        <ListDialog
          title={t('lists.keepTitle')}
          name=""
          onSave={(name) => lists.keep.send({ name, lines: keepable })}
          onClose={() => setKeeping(false)}
        />
      )}
    </>
  );
}

function HeadActions({ canKeep, onKeep }: { canKeep: boolean; onKeep: () => void }) {
  const { t } = useTranslation('quickOrder');
  const [isScanning, setScanning] = useState(false);
  return (
    <>
      <span className={`${classes.scanReady} quiet fz-caption self-center maw-260`} role="status">
        {isScanning && t('scanReady')}
      </span>
      <Button
        variant="default"
        aria-pressed={isScanning}
        leftSection={<IconScan size={17} stroke={1.7} aria-hidden />}
        onClick={() => setScanning(!isScanning)}
      >
        {t('scan')}
      </Button>
      <Button
        variant="default"
        disabled={!canKeep}
        leftSection={<IconBookmark size={17} stroke={1.7} aria-hidden />}
        onClick={onKeep}
      >
        {t('keep')}
      </Button>
    </>
  );
}
