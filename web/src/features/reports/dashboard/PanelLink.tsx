// The way from a panel to all of what it shows.
import { IconArrowRight } from '@tabler/icons-react';
import { Link } from 'react-router';

export function PanelLink({ to, children }: { to: string; children: string }) {
  return (
    <Link
      to={to}
      className="inline-row gap-4 c-primary flex-none fz-note fw-560 td-none hover-td-underline below-small-thumb"
    >
      {children}
      <IconArrowRight size={15} aria-hidden />
    </Link>
  );
}
