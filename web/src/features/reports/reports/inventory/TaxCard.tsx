// For the tax adviser: the first page as it will be printed, what was checked, and one button.
import { Button, UnstyledButton } from '@mantine/core';
import {
  type Icon,
  IconAlertTriangleFilled,
  IconCircleCheckFilled,
  IconSignature,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../../lib/format.ts';
import { useLanguage } from '../../../../lib/i18n.ts';
import { dayWords, spanWords } from '../../../../lib/period-words.ts';
import tone from '../../../../ui/marks/ToneMark.module.css';
import { Dimmed } from '../../../../ui/permission/Dimmed.tsx';
import { FirstPage } from './FirstPage.tsx';
import classes from './Inventory.module.css';
import type { InventoryReport, Readiness } from './inventory-report.ts';
import { useMakeVersion, useReadiness } from './useVersions.ts';

interface TaxCardProps {
  answer: InventoryReport;
  /** Shows what has no price. */
  onMissing: () => void;
}

export function TaxCard({ answer, onMissing }: TaxCardProps) {
  const { t } = useTranslation('reports');
  const { data: readiness } = useReadiness(answer.asOf);
  const make = useMakeVersion();
  return (
    <section className="panel p-16-18 column gap-12" aria-labelledby="tax-adviser">
      <div className="row gap-8 spread">
        <h2 id="tax-adviser">{t('tax.title')}</h2>
        {readiness && readiness.pages !== null && (
          <span className="px-num quiet fz-caption">
            {t('tax.pages', { count: readiness.pages, number: formatNumber(readiness.pages, 0) })}
          </span>
        )}
      </div>
      <div className="bg-tile bdrs-12 grid p-18-0 place-center">
        {readiness && <FirstPage readiness={readiness} />}
      </div>
      {readiness && <Checks readiness={readiness} onMissing={onMissing} />}
      <Dimmed permission="freezeReports">
        <Button
          fullWidth
          size="md"
          leftSection={<IconSignature size={19} stroke={1.7} aria-hidden />}
          loading={make.isBusy}
          onClick={() => make.run(answer.asOf)}
        >
          {t('tax.pdf')}
        </Button>
      </Dimmed>
      <p className="quiet fz-caption">{t('tax.kept')}</p>
    </section>
  );
}

function Checks({ readiness, onMissing }: { readiness: Readiness; onMissing: () => void }) {
  const { t } = useTranslation('reports');
  const language = useLanguage();
  const { storages, counted, firstCountOn, lastCountOn, notCounted, balancesAgree, withoutPrice } = readiness;
  const days =
    firstCountOn === null
      ? ''
      : spanWords(
          { from: firstCountOn, to: lastCountOn },
          language,
          { since: (day) => day, until: (day) => day, all: '' },
          'short',
        );
  const storageFigures = {
    count: storages,
    number: formatNumber(storages, 0),
    counted: formatNumber(counted, 0),
    days,
    day: dayWords(readiness.asOf, language, 'short'),
  };
  return (
    <ul className={`${classes.checks} plain-list`}>
      <Check isGood={notCounted.length === 0}>
        {notCounted.length === 0
          ? t('tax.allCounted', storageFigures)
          : `${t('tax.someCounted', storageFigures)} ${t('tax.notCounted', {
              names: notCounted.map(({ name }) => name).join(', '),
            })}`}
      </Check>
      <Check isGood={balancesAgree}>{balancesAgree ? t('tax.agree') : t('tax.disagree')}</Check>
      <Check isGood={withoutPrice === 0}>
        {withoutPrice === 0 ? (
          t('tax.allPriced')
        ) : (
          <>
            {t('tax.unpriced', { count: withoutPrice, number: formatNumber(withoutPrice, 0) })}{' '}
            <UnstyledButton
              className="c-primary fz-note fw-560 mih-24 hover-td-underline"
              onClick={onMissing}
            >
              {t('tax.addThem')}
            </UnstyledButton>
          </>
        )}
      </Check>
    </ul>
  );
}

function Check({ isGood, children }: { isGood: boolean; children: ReactNode }) {
  const { t } = useTranslation('reports');
  const Sign: Icon = isGood ? IconCircleCheckFilled : IconAlertTriangleFilled;
  return (
    <li>
      <span className={tone.mark} data-tone={isGood ? 'ok' : 'warn'}>
        <Sign size={16} role="img" aria-label={isGood ? t('tax.good') : t('tax.open')} />
      </span>
      <span>{children}</span>
    </li>
  );
}
