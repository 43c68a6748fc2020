// Opens a row to what stands behind it.
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import classes from './ReportTable.module.css';

interface ToggleProps {
  isOpen: boolean;
  label: string;
  onToggle: () => void;
}

export function Toggle({ isOpen, label, onToggle }: ToggleProps) {
  const Icon = isOpen ? IconChevronDown : IconChevronRight;
  return (
    <button
      type="button"
      className={`${classes.toggle} hover-bg-hover hover-c-ink`}
      aria-expanded={isOpen}
      aria-label={label}
      onClick={onToggle}
    >
      <Icon size={17} aria-hidden />
    </button>
  );
}
