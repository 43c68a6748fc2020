// A practice without articles and orders: what to do first, instead of zeros.
import { IconArrowRight, IconCircleCheckFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { pathTo } from '../../../lib/paths.ts';
import { useMayOpen } from '../../../lib/session/permissions.ts';
import { ProductPicture } from '../../../ui/marks/ProductPicture.tsx';
import classes from './FirstSteps.module.css';

const steps = [
  {
    key: 'articles',
    picture: 'hygiene',
    title: 'first.articles.title',
    text: 'first.articles.text',
    action: 'first.articles.action',
    page: 'articleImport',
  },
  {
    key: 'order',
    picture: 'anaesthesie',
    title: 'first.order.title',
    text: 'first.order.text',
    action: 'first.order.action',
    page: 'search',
  },
  {
    key: 'stock',
    picture: 'dosen',
    title: 'first.stock.title',
    text: 'first.stock.text',
    action: 'first.stock.action',
    page: 'ordersOutside',
  },
] as const;

export function FirstSteps({ done }: { done: Readonly<Record<(typeof steps)[number]['key'], boolean>> }) {
  const { t } = useTranslation('dashboard');
  const mayOpen = useMayOpen();
  return (
    <section aria-labelledby="first-steps">
      <h2 id="first-steps">{t('first.title')}</h2>
      <p className="quiet fz-row lh-150 mt-4">{t('first.text')}</p>
      <ol className="below-tablet-one-column columns-3 gap-20 plain-list m-16-0-0">
        {steps
          .filter(({ page }) => mayOpen(page))
          .map(({ key, picture, title, text, action, page }, index) => (
            <li key={key} className="column panel p-20 relative hover-bg-hover">
              <ProductPicture category={picture} size={72} />
              <h3 className="row gap-6 fz-lead mt-16">
                <span className="px-num">{index + 1}.</span> {t(title)}
                {done[key] && (
                  <IconCircleCheckFilled size={17} className="c-ok" role="img" aria-label={t('first.done')} />
                )}
              </h3>
              <p className="quiet fz-row lh-150 m-4-0-14 pretty">{t(text)}</p>
              <Link
                to={pathTo(page)}
                className={`${classes.link} inline-row gap-4 c-primary fz-note fw-560 mt-auto td-none`}
              >
                {t(action)}
                <IconArrowRight size={15} aria-hidden />
              </Link>
            </li>
          ))}
      </ol>
    </section>
  );
}
