// Codes that counted nothing stay before the eyes, wherever the list is scrolled to, until somebody has seen them.
import { Button } from '@mantine/core';
import { shownNumber } from '@praxora/barcode/product-code';
import { IconAlertSquareFilled, IconAlertTriangleFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { assigning } from '../../../domain/inventory/index.ts';
import { Permitted } from '../../../ui/permission/Permitted.tsx';
import classes from './RefusedScans.module.css';
import { carrying } from './useCarriedScans.ts';
import type { RefusedScan, Scans } from './useScans.ts';

export function RefusedScans({ refused, see, readAgain }: Pick<Scans, 'refused' | 'see' | 'readAgain'>) {
  const { t } = useTranslation('receiving');
  /** All scans that belong to that page, in scanning order. */
  const scansFor = (to: string) =>
    refused
      .filter(({ links = [] }) => links.some((link) => link.to === to && link.takesScan))
      .map(({ code }) => code)
      .reverse();

  return (
    // The place is there before the first message, so that it is read out.
    <div className={classes.place} aria-live="assertive">
      {refused.length > 0 && (
        <div className={classes.panel}>
          <div className="row spread gap-12 bg-min c-sheet p-8-10-8-16 sticky top-0">
            <strong>{t('scan.refused', { count: refused.length })}</strong>
            <Button size="compact-md" variant="white" onClick={see}>
              {t('scan.seen')}
            </Button>
          </div>
          <ul>
            {refused.map((scan) => (
              <Refused
                key={scan.code}
                scan={scan}
                scansFor={scansFor}
                onAssigned={() => readAgain(scan.code)}
              />
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

interface RefusedProps {
  scan: RefusedScan;
  scansFor: (to: string) => readonly string[];
  onAssigned: () => void;
}

function Refused({ scan: { code, tone, text, links, unknown }, scansFor, onAssigned }: RefusedProps) {
  const { t } = useTranslation('scanner');
  const Sign = tone === 'failed' ? IconAlertSquareFilled : IconAlertTriangleFilled;
  return (
    <li className={`${classes.scan} line-between flex gap-12 p-12-16`} data-tone={tone}>
      <Sign size={20} aria-hidden />
      <div>
        <p className="fz-field fw-560 pretty">{text}</p>
        <p className="quiet fz-fact mono anywhere">{visible(code)}</p>
        {unknown && (
          <Permitted permission="editArticles">
            <Button
              className="mt-4"
              size="compact-md"
              variant="default"
              onClick={() =>
                assigning.set({ code: unknown, number: shownNumber(unknown) ?? code, onAssigned })
              }
            >
              {t('assign')}
            </Button>
          </Permitted>
        )}
        {links && (
          <p className={`${classes.links} wrap gap-4-18 mt-4`}>
            {links.map(({ label, to, takesScan }) => (
              <Link
                className="c-primary fw-560"
                key={to}
                to={to}
                state={takesScan ? carrying(scansFor(to)) : null}
              >
                {label}
              </Link>
            ))}
          </p>
        )}
      </div>
    </li>
  );
}

/** Separators have no shape of their own. */
const visible = (code: string): string => code.replace(/\p{Cc}/gu, ' ');
