// Products that invoices name and that are no articles yet: the way in for who has bought elsewhere so far.
import { articleCalls } from '@praxora/contract/inventory/articles.calls';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { inventoryKey } from '../../../domain/inventory/index.ts';
import { manufacturerText } from '../../../domain/shop/index.ts';
import { callApi } from '../../../lib/api/api.ts';
import { formatDate } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n.ts';
import { pathTo } from '../../../lib/paths.ts';
import { useMayOpen } from '../../../lib/session/permissions.ts';
import { ProductPicture } from '../../../ui/marks/ProductPicture.tsx';
import { PickRow } from '../article/PickRow.tsx';
import type { ProductChoice } from '../article/product-choice.ts';

export function InvoicedBefore({ choice }: { choice: ProductChoice }) {
  const { t } = useTranslation('article');
  const language = useLanguage();
  const maySeeInvoices = useMayOpen()('invoices');
  const { data } = useQuery({
    queryKey: [...inventoryKey, 'invoiced'],
    queryFn: ({ signal }) => callApi(articleCalls.suggestInvoicedArticles, {}, { signal }),
    enabled: maySeeInvoices,
  });
  if (!data) return null;
  return (
    <section className="mb-32" aria-labelledby="choose-invoiced">
      <h2 id="choose-invoiced">{t('choose.invoiced')}</h2>
      <p className="quiet fz-note m-4-0-14">
        {data.length > 0 ? t('choose.invoicedText') : t('choose.invoicedNone')}{' '}
        {data.length === 0 && (
          <Link to={pathTo('invoices', {}, { back: pathTo('articleConfiguration') })}>
            {t('choose.toInvoices')}
          </Link>
        )}
      </p>
      <ul className="plain-list">
        {data.map(({ productId, name, picture, manufacturer, seller, invoicedOn }) => (
          <li className="line-top" key={productId}>
            <PickRow
              productId={productId}
              name={name[language]}
              picture={<ProductPicture category={picture} size={40} />}
              facts={t('choose.invoicedOn', {
                manufacturer: manufacturerText(manufacturer),
                seller,
                date: formatDate(invoicedOn),
              })}
              isArticle={false}
              choice={choice}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
