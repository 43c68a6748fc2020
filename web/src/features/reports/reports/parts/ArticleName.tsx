// An article with its picture; its name leads to its page.
import { Link } from 'react-router';
import { ProductPicture } from '../../../../ui/marks/ProductPicture.tsx';
import classes from './ReportBody.module.css';

interface ArticleNameProps {
  name: string;
  picture: string;
  /** Left out: there is no page of it any more. */
  to?: string | undefined;
  sub: string;
}

export function ArticleName({ name, picture, to, sub }: ArticleNameProps) {
  return (
    <span className="row gap-10 min-w-0">
      <ProductPicture category={picture} size={34} />
      <span className="lh-130 min-w-0">
        {to ? (
          <Link className={classes.name} to={to}>
            {name}
          </Link>
        ) : (
          <span className={classes.name}>{name}</span>
        )}
        <span className="quiet fz-caption block">{sub}</span>
      </span>
    </span>
  );
}
