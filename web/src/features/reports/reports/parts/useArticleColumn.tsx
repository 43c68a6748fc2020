// The first column of every report by article: its picture and name, which lead to its page, and who makes it.
import { useTranslation } from 'react-i18next';
import { manufacturerText } from '../../../../domain/shop/index.ts';
import { useLanguage } from '../../../../lib/i18n.ts';
import { pathTo } from '../../../../lib/paths.ts';
import type { Column } from '../../../../ui/table/column.ts';
import { ArticleName } from './ArticleName.tsx';

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
