// A figure with a quieter one below; what deviates is tinted.

interface FigureProps {
  value: string;
  note?: string | null;
  isValueTinted?: boolean;
  isNoteTinted?: boolean;
}

const tint = 'bg-warn-soft bdrs-4 px-4 c-warn fw-600';

export function Figure({ value, note = null, isValueTinted = false, isNoteTinted = false }: FigureProps) {
  return (
    <span className="column gap-2 items-end phone-items-top">
      <span className={isValueTinted ? tint : 'fw-560'}>{value}</span>
      {note !== null && (
        <span className="fz-note">
          <span className={isNoteTinted ? tint : 'quiet'}>{note}</span>
        </span>
      )}
    </span>
  );
}
