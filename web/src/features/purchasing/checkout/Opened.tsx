// A vendor that was not chosen until a line came in: what lay in its basket before is not forgotten, and not ordered unseen.
import { IconInfoCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { OpenedVendor } from '../../../domain/purchasing/index.ts';
import { useLanguage } from '../../../lib/i18n.ts';

export function Opened({ opened: { lay } }: { opened: OpenedVendor }) {
  const { t } = useTranslation('checkout');
  const language = useLanguage();
  const names = new Intl.ListFormat(language).format(lay.map((one) => one[language]));
  return (
    <p className="row gap-10 items-top bg-sunken line-bottom fz-note p-12-18">
      <IconInfoCircle className="leading-sign" size={17} stroke={1.7} aria-hidden />
      <span>{t('opened', { names, count: lay.length })}</span>
    </p>
  );
}
