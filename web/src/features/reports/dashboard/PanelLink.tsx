// The way from a panel to all of what it shows.
import { IconArrowRight } from '@tabler/icons-react';
import { Link } from 'react-router';
import classes from './Panel.module.css';

export function PanelLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className={`${classes.link} hover-td-underline below-small-thumb`}>
      {children}
      <IconArrowRight size={15} aria-hidden />
    </Link>
  );
}
