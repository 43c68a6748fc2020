// Says why there is nothing here and what to do next.
import type { ReactNode } from 'react';
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
  /** What often helps, one line each. */
  tips?: readonly string[];
}

export function EmptyState({ title, pictures = [], drawing, actions, children, tips = [] }: EmptyStateProps) {
  return (
    <section className={classes.root}>
      <div className={classes.pictures}>
        {pictures.map((category) => (
          <ProductPicture key={category} category={category} size={64} />
        ))}
        {drawing && <img src={drawing} alt="" width={96} height={96} className={classes.drawing} />}
      </div>
      <h2 className={classes.title}>{title}</h2>
      <p className={classes.text}>{children}</p>
      {tips.length > 0 && (
        <ul className={classes.tips}>
          {tips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      )}
      {actions && <div className={classes.actions}>{actions}</div>}
    </section>
  );
}
