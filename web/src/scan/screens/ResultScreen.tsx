// Result of a scan, or why it had none: it remains until it is closed or the next scan comes.
import { IconArrowsExchange, IconArrowsSplit2, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useInvalidText } from '../../domain/inventory/index.ts';
import type { Mode } from '../modes/modes.ts';
import type { Scanning } from '../modes/useScanning.ts';
import type { Booking } from '../queue/booking.ts';
import { Button, IconButton } from '../ui/Button.tsx';
import { ArticleFacts } from './ArticleFacts.tsx';
import { BookedResult } from './BookedResult.tsx';
import { CodeSheet } from './CodeSheet.tsx';
import { ResultFoot } from './ResultFoot.tsx';
import classes from './ResultScreen.module.css';

interface ResultScreenProps {
  mode: Mode;
  scanning: Scanning;
  onAssign: (booking: Booking) => void;
  onMove: () => void;
}

export function ResultScreen({ mode, scanning, onAssign, onMove }: ResultScreenProps) {
  const { t } = useTranslation('scanApp');
  const { outcome, close } = scanning;
  return (
    <section className={classes.screen} aria-label={t('result.name')} data-busy>
      <div className="p-4-8 absolute right-0">
        <IconButton icon={IconX} label={t('result.close')} onClick={close} />
      </div>
      {outcome?.type === 'booked' && (
        <BookedResult
          keys={outcome.keys}
          target={outcome.target}
          scanning={scanning}
          mode={mode}
          onAssign={onAssign}
        />
      )}
      {outcome?.type === 'asking' && (
        <p className="quiet fz-18 p-76-20-32 ta-center" role="status">
          {t('facts.asking')}
        </p>
      )}
      {outcome?.type === 'facts' && (
        <>
          <ArticleFacts target={outcome.target} askedAt={outcome.askedAt} />
          <ResultFoot onNext={close} />
        </>
      )}
      <Refusal scanning={scanning} onMove={onMove} />
    </section>
  );
}

const blockedTexts = {
  recall: 'scanApp:blocked.recall',
  damaged: 'scanApp:blocked.damaged',
  quarantine: 'scanApp:blocked.quarantine',
} as const;

/** A code that means nothing here, or goods that may not be used, in words. */
function Refusal({ scanning, onMove }: Pick<ResultScreenProps, 'scanning' | 'onMove'>) {
  const { outcome, close, chooseArticle } = scanning;
  const { t } = useTranslation(['scanner', 'scanApp', 'scanModes']);
  const invalidText = useInvalidText();
  const [isAssigning, setIsAssigning] = useState(false);
  if (outcome === null || !['blocked', 'invalid', 'noProduct', 'unknown'].includes(outcome.type)) return null;
  const text =
    outcome.type === 'blocked'
      ? t(blockedTexts[outcome.reason])
      : outcome.type === 'invalid'
        ? invalidText(outcome.scan)
        : outcome.type === 'unknown'
          ? t('scanApp:result.unknown', { code: outcome.code })
          : t('noProduct');
  const { product, code } = outcome.type === 'unknown' ? outcome : { product: undefined, code: '' };
  return (
    <>
      <p className="bg-min-soft bdrs-0-0-28-28 c-min fz-20 fw-560 p-76-20-32 ta-center" role="alert">
        {outcome.type === 'blocked' && <strong className="block c-ink">{outcome.name}</strong>}
        {text}
      </p>
      <ResultFoot onNext={close}>
        {outcome.type === 'blocked' && (
          <Button icon={IconArrowsExchange} onClick={onMove}>
            {t('scanApp:mode.move')}
          </Button>
        )}
        {product && (
          <Button kind="soft" icon={IconArrowsSplit2} onClick={() => setIsAssigning(true)}>
            {t('scanModes:code.assign')}
          </Button>
        )}
      </ResultFoot>
      {product && isAssigning && (
        <CodeSheet
          unknown={{ code, product }}
          // What the scan was for is done then.
          onAssigned={(article) => chooseArticle(article, code)}
          onClose={() => setIsAssigning(false)}
        />
      )}
    </>
  );
}
