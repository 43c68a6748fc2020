// How large a part of the whole is, as a bar of its colour and in figures.
import { shareText } from './change.ts';

interface ShareBarProps {
  part: number;
  whole: number;
  /** The longest bar stands for so much; left out: the whole. */
  greatest?: number;
  colour: string;
}

export function ShareBar({ part, whole, greatest = whole, colour }: ShareBarProps) {
  const width = greatest > 0 ? Math.max(0, Math.min(100, (part / greatest) * 100)) : 0;
  return (
    <span className="row gap-10">
      <span className="bg-line bdrs-4 flex-1 h-6 maw-150 miw-40 overflow-hidden" aria-hidden>
        <span className="bdrs-4 block h-full" style={{ background: colour, width: `${String(width)}%` }} />
      </span>
      <span className="px-num quiet fz-note flex-none miw-52 ta-right">{shareText(part, whole)}</span>
    </span>
  );
}
