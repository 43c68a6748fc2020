import type { ReactNode } from 'react';
import classes from './Section.module.css';

interface SectionProps {
  id: string;
  /** A question. */
  title: string;
  text?: ReactNode;
  children: ReactNode;
}

export function Section({ id, title, text, children }: SectionProps) {
  return (
    <section
      className={`${classes.root} scroll-below-header line-top mt-26 pt-26`}
      id={id}
      aria-labelledby={`${id}-title`}
    >
      <h2 id={`${id}-title`}>{title}</h2>
      {text && <p className="quiet fz-note mt-3">{text}</p>}
      <div className="mt-16">{children}</div>
    </section>
  );
}
