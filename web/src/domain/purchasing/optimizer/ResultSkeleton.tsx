// The three cards, before there is anything in them.
import { Skeleton } from '@mantine/core';

const cards = ['current', 'free', 'favorites'];

export function ResultSkeleton() {
  return (
    <div className="fit-260 appear grid gap-16" aria-hidden>
      {cards.map((card) => (
        <div className="bd-line bdrs-16 p-20-20-28" key={card}>
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
