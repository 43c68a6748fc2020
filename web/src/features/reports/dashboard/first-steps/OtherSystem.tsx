// Who changes from another system takes along what is there.
import {
  type Icon,
  IconChevronRight,
  IconFileInvoice,
  IconFileSpreadsheet,
  IconScan,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { outsidePaths, pathTo } from '../../../../lib/paths.ts';
import { useMayOpen } from '../../../../lib/session/permissions.ts';

function Row({ sign: Sign, title, text }: { sign: Icon; title: string; text: string }) {
  return (
    <>
      <Sign size={22} stroke={1.5} className="flex-none c-primary" aria-hidden />
      <span className="rest column">
        <span className="fz-row fw-500">{title}</span>
        <span className="quiet fz-fact">{text}</span>
      </span>
      <IconChevronRight size={16} className="flex-none c-ink-3" aria-hidden />
    </>
  );
}

export function OtherSystem() {
  const { t } = useTranslation('firstSteps');
  const mayOpen = useMayOpen();
  const back = { back: pathTo('dashboard') };
  const link = 'row gap-12 p-10-0 td-none c-ink hover-bg-hover hover-bdrs-8';
  return (
    <section className="panel p-16-18" aria-labelledby="other-system">
      <h2 id="other-system" className="fz-lead mb-4">
        {t('other.title')}
      </h2>
      <ul className="plain-list">
        {mayOpen('articleImport') && (
          <li className="line-between">
            <Link to={pathTo('articleImport', {}, back)} className={link}>
              <Row sign={IconFileSpreadsheet} title={t('other.list')} text={t('other.listText')} />
            </Link>
          </li>
        )}
        {mayOpen('invoices') && (
          <li className="line-between">
            <Link to={pathTo('invoices', {}, back)} className={link}>
              <Row sign={IconFileInvoice} title={t('other.invoices')} text={t('other.invoicesText')} />
            </Link>
          </li>
        )}
        <li className="line-between">
          <a href={outsidePaths.scanApp} className={link}>
            <Row sign={IconScan} title={t('other.scan')} text={t('other.scanText')} />
          </a>
        </li>
      </ul>
    </section>
  );
}
