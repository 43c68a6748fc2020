import type { ProductDetail } from '@praxora/contract/shop/catalog.calls';
import { IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { categorySeparator } from '../../../domain/shop/index.ts';
import { useLanguage } from '../../../lib/i18n.ts';
import { pathTo } from '../../../lib/paths.ts';
import classes from '../../../ui/page/PageHeader.module.css';

export function ProductCrumb({ product }: { product: ProductDetail }) {
  const { t } = useTranslation(['common', 'routes']);
  const language = useLanguage();
  const steps = [{ label: t('routes:search'), to: pathTo('search') }];
  if (product.category) {
    const { top, sub } = product.category;
    // The search knows categories by their German names.
    steps.push(
      { label: top[language], to: pathTo('search', {}, { category: top.de }) },
      { label: sub[language], to: pathTo('search', {}, { category: top.de + categorySeparator + sub.de }) },
    );
  }
  return (
    <nav aria-label={t('breadcrumb')}>
      <ol className={`${classes.crumb} wrap gap-6 items-center plain-list m-0-0-8 c-ink-3 fz-note`}>
        {steps.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
            <IconChevronRight size={14} aria-hidden />
          </li>
        ))}
        <li aria-current="page">{product.name[language]}</li>
      </ol>
    </nav>
  );
}
