// Entries of the recalled batch itself: blocked with one click, and printed whole or as the answer to the vendor.
import { Button } from '@mantine/core';
import { IconFileText, IconLock, IconPrinter } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlock } from '../../../domain/inventory/index.ts';
import { Permitted } from '../../../ui/permission/Permitted.tsx';
import classes from './Recall.module.css';
import { type Entry, RecalledEntry } from './RecalledEntry.tsx';
import { Treatments } from './Treatments.tsx';
import { VendorReply } from './VendorReply.tsx';

export function WholeMatches({ batchNumber, entries }: { batchNumber: string; entries: readonly Entry[] }) {
  const { t } = useTranslation('inventory');
  const [isReply, setReply] = useState(false);
  const block = useBlock();
  const open = entries.filter(({ block: blocked }) => blocked === null);
  useEffect(() => {
    if (isReply) window.print();
  }, [isReply]);
  const icon = { size: 17, stroke: 1.7, 'aria-hidden': true } as const;
  return (
    <section aria-labelledby="recalled">
      <div className={`${classes.aside} wrap gap-8-12 items-center mb-16`}>
        <h2 className="min-w-0 anywhere" id="recalled">
          {t('recall.foundTitle', { batch: batchNumber })}
        </h2>
        <span className="quiet">{t('recall.entries', { count: entries.length })}</span>
        <span className={`${classes.print} wrap gap-8 ml-auto`}>
          {open.length > 0 && (
            <Permitted permission="bookStock">
              <Button
                leftSection={<IconLock {...icon} />}
                loading={block.isBusy}
                onClick={() =>
                  void block.run({
                    stockIds: open.map(({ stockId }) => stockId),
                    isWholeBatch: true,
                    reason: 'recall',
                    note: '',
                  })
                }
              >
                {t('recall.block')}
              </Button>
            </Permitted>
          )}
          <Button
            variant="default"
            leftSection={<IconFileText {...icon} />}
            onClick={() => (isReply ? window.print() : setReply(true))}
          >
            {t('recall.reply.print')}
          </Button>
          {isReply ? (
            <Button variant="default" onClick={() => setReply(false)}>
              {t('recall.reply.back')}
            </Button>
          ) : (
            <Button variant="default" leftSection={<IconPrinter {...icon} />} onClick={() => window.print()}>
              {t('recall.print')}
            </Button>
          )}
        </span>
      </div>
      {isReply ? (
        <VendorReply batchNumber={batchNumber} entries={entries} />
      ) : (
        <>
          <Treatments batchNumber={batchNumber} entries={entries} />
          {entries.map((entry) => (
            <RecalledEntry key={entry.stockId} entry={entry} />
          ))}
        </>
      )}
    </section>
  );
}
