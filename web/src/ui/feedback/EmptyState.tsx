// Says why there is nothing here and what to do next.
import { Anchor, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { pathTo } from '../../lib/paths.ts';
import { ProductPicture } from '../marks/ProductPicture.tsx';
import classes from './StatePanel.module.css';

interface EmptyStateProps {
  title: ReactNode;
  /** Category ids of the drawings above the title. */
  pictures?: readonly string[];
  /** The address of a drawing of its own, for what is no product. */
  drawing?: string | undefined;
  actions?: ReactNode;
  children: ReactNode;
  /** Helpful tips, one line each. */
  tips?: readonly string[];
  /** The guide of the help centre that leads on from here. */
  guide?: string;
}

export function EmptyState(props: EmptyStateProps) {
  const { title, pictures = [], drawing, actions, children, tips = [], guide } = props;
  const { t } = useTranslation('common');
  return (
    <section className="column items-center panel p-44-24-48 ta-center">
      <div className="flex gap-8">
        {pictures.map((category) => (
          <ProductPicture key={category} category={category} size={64} />
        ))}
        {drawing && <img src={drawing} alt="" width={96} height={96} className="bg-tile bdrs-14 p-6" />}
      </div>
      <h2 className={classes.title}>{title}</h2>
      <p className="quiet lh-155 mt-6 maw-460 pretty">{children}</p>
      {tips.length > 0 && (
        <ul className={`${classes.tips} quiet lh-155 m-10-0-0 maw-460 pl-20 ta-left pretty`}>
          {tips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      )}
      {actions && (
        <Group gap={8} justify="center" align="stretch" mt={18}>
          {actions}
        </Group>
      )}
      {guide && (
        <Anchor component={Link} to={pathTo('help', { article: guide })} fz={13} mt={14}>
          {t('remedy.guide')}
        </Anchor>
      )}
    </section>
  );
}
