// A vendor's name leads to its page, wherever it stands.
import { Link } from 'react-router';
import { pathTo } from '../../../lib/paths.ts';

interface VendorLinkProps {
  id: number;
  name: string;
  className?: string | undefined;
}

export function VendorLink({ id, name, className = '' }: VendorLinkProps) {
  return (
    <Link
      className={`c-inherit td-none hover-c-primary hover-td-underline ${className}`}
      to={pathTo('vendors', { vendorId: id })}
    >
      {name}
    </Link>
  );
}
