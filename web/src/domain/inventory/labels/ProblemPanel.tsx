// Why labels did not come out, with the ways on: try again, a PDF sheet, print anyway.
import { Button, CopyButton, Group, Textarea } from '@mantine/core';
import { IconPlugConnectedX, IconPrinterOff, IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../../lib/files.ts';
import classes from './Panels.module.css';
import { isWarning, type PrintProblem } from './print-problem.ts';
import { useProblemText } from './problem-texts.ts';
import type { LabelDeskState } from './useLabelDesk.ts';

const strong: readonly PrintProblem['kind'][] = ['notInstalled', 'refused', 'server'];

export function ProblemBox({ problem, children }: { problem: PrintProblem; children: ReactNode }) {
  const { title, text } = useProblemText()(problem);
  return (
    <section
      className={`${classes.problem} panel p-16 row gap-12 items-top`}
      data-tone={strong.includes(problem.kind) ? 'min' : 'warn'}
      role="alert"
    >
      <span className={`${classes.problemSign} bdrs-10 grid flex-none h-36 place-center w-36`} aria-hidden>
        {problem.kind === 'notInstalled' ? (
          <IconPlugConnectedX size={20} stroke={1.7} />
        ) : (
          <IconPrinterOff size={20} stroke={1.7} />
        )}
      </span>
      <div className="rest lh-140">
        <h3>{title}</h3>
        <p>{text}</p>
        {problem.kind === 'byHand' && (
          <Textarea
            className={`${classes.text} mt-10`}
            aria-label={title}
            value={problem.zpl}
            readOnly
            rows={6}
          />
        )}
        <Group gap={8} align="stretch" mt={12}>
          {children}
        </Group>
      </div>
    </section>
  );
}

export function ProblemPanel({ desk }: { desk: LabelDeskState }) {
  const { t } = useTranslation('labels');
  const { problem } = desk.printing;
  if (!problem) return null;
  const { kind } = problem;
  const isDymo = kind === 'notInstalled' || kind === 'noPrinter' || kind === 'refused' || isWarning(problem);
  const again = (
    <Button
      size="xs"
      variant="default"
      leftSection={<IconRefresh size={15} aria-hidden />}
      onClick={() => void desk.print()}
    >
      {isWarning(problem) || kind === 'noPrinter' ? t('problem.refresh') : t('problem.again')}
    </Button>
  );
  return (
    <ProblemBox problem={problem}>
      {kind === 'byHand' ? (
        <ByHand zpl={problem.zpl} desk={desk} />
      ) : (
        kind !== 'untold' && kind !== 'meanwhile' && again
      )}
      {(kind === 'noAnswer' || kind === 'untold') && (
        <Button size="xs" variant="default" onClick={() => void desk.confirm()}>
          {kind === 'untold' ? t('problem.note') : t('problem.cameOut')}
        </Button>
      )}
      {isWarning(problem) && (
        <Button size="xs" variant="subtle" onClick={() => void desk.print({ isAnyway: true })}>
          {t('problem.anyway')}
        </Button>
      )}
      {isDymo && (
        <Button size="xs" variant="subtle" onClick={() => void desk.print({ way: 'pdf' })}>
          {t('problem.pdf')}
        </Button>
      )}
    </ProblemBox>
  );
}

/** Copied or saved, it counts as printed. */
function ByHand({ zpl, desk }: { zpl: string; desk: LabelDeskState }) {
  const { t } = useTranslation('labels');
  return (
    <>
      <CopyButton value={zpl}>
        {({ copy }) => (
          <Button
            size="xs"
            variant="default"
            onClick={() => {
              copy();
              void desk.confirm();
            }}
          >
            {t('zpl.copy')}
          </Button>
        )}
      </CopyButton>
      <Button
        size="xs"
        variant="default"
        onClick={() =>
          void saveFile(async () => new Blob([zpl], { type: 'text/plain' }), t('zpl.file')).then(desk.confirm)
        }
      >
        {t('zpl.save')}
      </Button>
    </>
  );
}
