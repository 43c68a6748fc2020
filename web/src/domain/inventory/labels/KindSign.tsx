// A small drawing of each kind of label. Decorative: the word stands beside it.
import type { LabelRow } from '@praxora/contract/inventory/label';

export function KindSign({ kind }: { kind: LabelRow['kind'] }) {
  return (
    <svg className="flex-none" width="24" height="16" viewBox="0 0 24 16" aria-hidden>
      <rect
        fill="var(--px-sheet)"
        stroke="var(--px-line-strong)"
        x=".6"
        y=".6"
        width="22.8"
        height="14.8"
        rx="2.5"
        strokeWidth="1.2"
      />
      {kind === 'batch' ? (
        <>
          <path stroke="var(--px-ink-3)" d="M3.5 4.5h12M3.5 7h8" strokeWidth="1.2" />
          <path stroke="var(--px-ink)" d="M3.5 11.5h7M13.5 11.5h7" strokeWidth="2" />
        </>
      ) : (
        <>
          <rect fill="var(--px-ink)" x="3.5" y="4" width="8" height="8" rx="1" />
          {kind === 'unit' ? (
            <path stroke="var(--px-ink-3)" d="M14 5.5h6M14 8h6M14 10.5h4" strokeWidth="1.2" />
          ) : (
            <path stroke="var(--px-ink)" d="M14 5.5h6M14 10.5h6" strokeWidth="2" />
          )}
        </>
      )}
    </svg>
  );
}
