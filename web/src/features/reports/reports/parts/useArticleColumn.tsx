// The first column of every report by article: its picture and name, which lead to its page, and who makes it.
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { manufacturerText } from '../../../../domain/shop/index.ts';
import { useLanguage } from '../../../../lib/i18n.ts';
import { pathTo } from '../../../../lib/paths.ts';
import { ProductPicture } from '../../../../ui/marks/ProductPicture.tsx';
import type { Column } from '../../../../ui/table/column.ts';
import classes from './ReportBody.module.css';

// An article with its picture; its name leads to its page.
interface ArticleNameProps {
  name: string;
  picture: string;
  /** Left out: there is no page of it any more. */
  to?: string | undefined;
  sub: string;
}

function ArticleName({ name, picture, to, sub }: ArticleNameProps) {
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

interface ReportedArticle {
  readonly articleId: number | null;
  readonly productId?: number | null;
  /** An article has one name, a product one in each language. */
  readonly name: string | Readonly<Record<'de' | 'en', string>>;
  readonly picture: string;
  readonly manufacturer?: string;
  readonly manufacturerNumber: string;
}

/** Its page in the inventory, else in the shop; undefined: neither has it any more. */
function pathOf({ articleId, productId = null }: ReportedArticle): string | undefined {
  if (articleId !== null) return pathTo('article', { articleId });
  return productId === null ? undefined : pathTo('product', { productId });
}

const factsOf = ({ manufacturer = '', manufacturerNumber }: ReportedArticle): string =>
  [manufacturerText(manufacturer), manufacturerNumber].filter((text) => text !== '').join(' · ');

export function useArticleColumn<Row extends ReportedArticle>(): Column<Row> {
  const { t } = useTranslation('reports');
  const language = useLanguage();
  return {
    key: 'article',
    head: t('column.article'),
    isRowHead: true,
    onPhone: 'whole',
    sort: 'name',
    cell: (row) => (
      <ArticleName
        name={typeof row.name === 'string' ? row.name : row.name[language]}
        picture={row.picture}
        to={pathOf(row)}
        sub={factsOf(row)}
      />
    ),
  };
}
