// Content further down is loaded when it comes near: the first screen loads no more code than it shows.
import { type ReactNode, useEffect, useRef, useState } from 'react';

interface WhenNearProps {
  /** Holds the place until then. */
  place: ReactNode;
  children: ReactNode;
}

export function WhenNear({ place, children }: WhenNearProps) {
  const sentinel = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = sentinel.current;
    if (!element || isNear) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      // A strip that peeps in at the edge is not read yet.
      { rootMargin: '0px 0px -64px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isNear]);
  return isNear ? (
    children
  ) : (
    <div ref={sentinel} aria-hidden>
      {place}
    </div>
  );
}
