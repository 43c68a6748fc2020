import { type ReactNode, useId } from 'react';
import classes from './Card.module.css';

interface CardProps {
  title: string;
  /** Something to do, which paper cannot. */
  isForScreenOnly?: boolean;
  children: ReactNode;
}

export function Card({ title, isForScreenOnly = false, children }: CardProps) {
  const id = useId();
  return (
    <section
      className={`${classes.card} panel p-16-18`}
      data-screen={isForScreenOnly || undefined}
      aria-labelledby={id}
    >
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}
