// Prints labels by the way that was chosen, tells the server which came out, and says what went wrong.
import type { LabelChoice, LabelList } from '@praxora/contract/inventory/label';
import { labelCalls } from '@praxora/contract/inventory/labels.calls';
import type { PrintingDefaults } from '@praxora/contract/inventory/printing';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callApi, downloadApi } from '../../../lib/api/api.ts';
import { createBookingKeys } from '../../../lib/api/booking-keys.ts';
import { saveFile } from '../../../lib/files.ts';
import { useLanguage } from '../../../lib/i18n.ts';
import { type ChosenLabel, doneMeanwhile, toChoices } from './desk.ts';
import { labelsKey } from './due.ts';
import { printOnDymo } from './dymo-print.ts';
import { writeDymoXml } from './label-content.ts';
import type { PrintProblem } from './print-problem.ts';
import { fetchLabels, type LabelSource } from './queries.ts';
import { setSheetStart, startAfter } from './sheet-start.ts';

// Tells the server which labels came out. The same again is told once: the answer may have been lost.
const keys = createBookingKeys();

async function markPrinted(labels: readonly LabelChoice[]): Promise<void> {
  if (labels.length === 0) return;
  const body = { labels: [...labels] };
  await callApi(labelCalls.tellPrinted, { body }, keys.keyOf(body));
  keys.answered();
}

export interface PrintJob {
  readonly settings: PrintingDefaults;
  readonly labels: readonly ChosenLabel[];
  /** Place on the first sheet. */
  readonly start: number;
  /** Only what is still due may come out: the list as it was shown. Null: they are wanted once more. */
  readonly due: { readonly source: LabelSource; readonly shown: LabelList } | null;
  readonly isAnyway?: boolean;
}

type Way = (job: PrintJob) => Promise<PrintProblem | null>;

export interface Printing {
  /** How many of how many are out; null: nothing is being printed. */
  readonly progress: { readonly done: number; readonly total: number } | null;
  readonly problem: PrintProblem | null;
  /** True: all of them came out. */
  readonly print: (job: PrintJob) => Promise<boolean>;
  readonly stop: () => void;
  readonly forget: () => void;
  /** Confirms that labels in doubt, or printed by hand, were printed. */
  readonly confirm: () => Promise<boolean>;
}

/** So many labels are out before the server is told of them: whoever closes the page loses no more. */
const toldAtOnce = 25;

/** The network printer gets the same labels once, however often an answer is lost on the way. */
const networkKeys = createBookingKeys();

export function usePrinting(): Printing {
  const queryClient = useQueryClient();
  const { t } = useTranslation('labels');
  const language = useLanguage();
  const [progress, setProgress] = useState<Printing['progress']>(null);
  const [problem, setProblem] = useState<PrintProblem | null>(null);
  /** Labels of which the server does not know yet that they came out. */
  const [unsure, setUnsure] = useState<readonly ChosenLabel[]>([]);
  const isUnderWay = useRef(false);
  const isStopped = useRef(false);

  async function onDymo({ settings, labels, isAnyway = false }: PrintJob): Promise<PrintProblem | null> {
    let out = 0;
    for (let from = 0; from < labels.length; from += toldAtOnce) {
      const part = labels.slice(from, from + toldAtOnce);
      const failure = await printOnDymo({
        settings,
        labels: part.map((label) => writeDymoXml(label, settings.roll, language)),
        jobTitle: t('jobTitle'),
        isAnyway: isAnyway || from > 0,
        onPrinted: (count) => {
          out = from + count;
          setProgress({ done: out, total: labels.length });
        },
        isCancelled: () => isStopped.current,
      });
      const printed = labels.slice(from, out);
      setUnsure(failure?.kind === 'noAnswer' ? labels.slice(out, out + 1) : printed);
      try {
        await markPrinted(toChoices(printed));
      } catch {
        return { kind: 'untold' };
      }
      if (failure || isStopped.current) return failure;
    }
    return null;
  }

  const ways: Record<PrintingDefaults['way'], Way> = {
    dymo: onDymo,
    pdf: async ({ settings: { paper }, labels, start }) => {
      const body = { paper, start, labels: toChoices(labels) };
      await saveFile(() => downloadApi(labelCalls.labelSheets, { body }), t('fileName'));
      await markPrinted(body.labels);
      setSheetStart(startAfter(paper, start, labels.length));
      return null;
    },
    zpl: async ({ settings: { zplSize: size, dpi, networkPrinter: printer }, labels }) => {
      const body = { size, dpi, labels: toChoices(labels) };
      if (printer === null) {
        setUnsure(labels);
        return { kind: 'byHand', zpl: (await callApi(labelCalls.labelZpl, { body })).zpl };
      }
      const sent = { ...body, printer };
      await callApi(labelCalls.printOnNetwork, { body: sent }, networkKeys.keyOf(sent));
      networkKeys.answered();
      return null;
    },
  };

  /** Runs one print at a time: a second click while the first is in progress does nothing. */
  async function once(work: () => Promise<PrintProblem | null>): Promise<boolean> {
    if (isUnderWay.current) return false;
    isUnderWay.current = true;
    isStopped.current = false;
    setProblem(null);
    const failure = await work().catch((error: unknown): PrintProblem => ({ kind: 'server', error }));
    // Until the list knows what came out a click would print the old one, and one on the problem's way on would do nothing.
    await queryClient.invalidateQueries({ queryKey: labelsKey });
    isUnderWay.current = false;
    setProgress(null);
    setProblem(failure);
    return failure === null && !isStopped.current;
  }

  return {
    progress,
    problem,
    print: (job) =>
      once(async () => {
        setProgress({ done: 0, total: job.labels.length });
        const count = job.due ? doneMeanwhile(job.due.shown, await fetchLabels(job.due.source)) : 0;
        return count > 0 ? { kind: 'meanwhile', count } : ways[job.settings.way](job);
      }),
    stop: () => {
      isStopped.current = true;
    },
    forget: () => setProblem(null),
    confirm: () =>
      once(async () => {
        await markPrinted(toChoices(unsure));
        return null;
      }),
  };
}
