// The three cards, before there is anything in them.
import { Skeleton } from '@mantine/core';
import classes from './ResultSkeleton.module.css';

const cards = ['current', 'free', 'favorites'];

export function ResultSkeleton() {
  return (
    <div className={classes.skeleton} aria-hidden>
      {cards.map((card) => (
        <div key={card}>
          <Skeleton h={16} w="55%" />
          <Skeleton h={30} w="45%" mt={26} />
          <Skeleton h={10} mt={26} />
          <Skeleton h={10} mt={14} />
          <Skeleton h={10} mt={14} />
        </div>
      ))}
    </div>
  );
}
