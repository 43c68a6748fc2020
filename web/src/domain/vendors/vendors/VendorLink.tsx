// A vendor's name leads to its page, wherever it stands.
import { Link } from 'react-router';
import { pathTo } from '../../../lib/paths.ts';
import classes from './VendorLink.module.css';

interface VendorLinkProps {
  id: number;
  name: string;
  className?: string | undefined;
}

export function VendorLink({ id, name, className = '' }: VendorLinkProps) {
  return (
    <Link className={`${classes.link} ${className}`} to={pathTo('vendors', { vendorId: id })}>
      {name}
    </Link>
  );
}
