// A vendor that was not chosen until a line came in: what lay in its basket before is not forgotten, and not ordered unseen.
import { IconInfoCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { OpenedVendor } from '../../../domain/purchasing/index.ts';
import { useLanguage } from '../../../lib/i18n.ts';
import classes from './Opened.module.css';

export function Opened({ opened: { lay } }: { opened: OpenedVendor }) {
  const { t } = useTranslation('checkout');
  const language = useLanguage();
  const names = new Intl.ListFormat(language).format(lay.map((one) => one[language]));
  return (
    <p className={classes.opened}>
      <IconInfoCircle size={17} stroke={1.7} aria-hidden />
      <span>{t('opened', { names, count: lay.length })}</span>
    </p>
  );
}
