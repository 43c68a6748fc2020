// An article: how much there is, how long it lasts, where it lies, what it costs.
import { Tabs } from '@mantine/core';
import type { ArticleDetail } from '@praxora/contract/inventory/article';
import { idInAddress } from '@praxora/rules/shared/row-id';
import { useTranslation } from 'react-i18next';
import { Link, useParams, useSearchParams } from 'react-router';
import { LatestChanges } from '../../../domain/account/index.ts';
import { useArticle } from '../../../domain/inventory/index.ts';
import { LinkedOrders, useLinkedOrders } from '../../../domain/purchasing/index.ts';
import { formatNumber } from '../../../lib/format.ts';
import { pathTo } from '../../../lib/paths.ts';
import { Permitted } from '../../../ui/permission/Permitted.tsx';
import { DocumentsPanel } from '../documents/DocumentsPanel.tsx';
import { ArticleFigures } from './ArticleFigures.tsx';
import { ArticleHead } from './ArticleHead.tsx';
import { ArticleMissing } from './ArticleMissing.tsx';
import classes from './ArticlePage.module.css';
import { useMovements } from './article.queries.ts';
import { Movements } from './Movements.tsx';
import { Offers } from './Offers.tsx';
import { Overview, shownMovements } from './Overview.tsx';
import { UsedUpQuestion } from './UsedUpQuestion.tsx';

export function ArticlePage() {
  const articleId = idInAddress(useParams().articleId);
  const { data: article, error, refetch } = useArticle(articleId);
  if (article) return <Article key={article.id} article={article} />;
  return <ArticleMissing articleId={articleId} error={error} onRetry={() => void refetch()} />;
}

const tabs = ['overview', 'movements', 'orders', 'offers', 'documents', 'changes'] as const;
type Tab = (typeof tabs)[number];

function Article({ article }: { article: ArticleDetail }) {
  const { t } = useTranslation(['article', 'documents', 'addToCart', 'delivery', 'linkedOrders', 'activity']);
  const [search, setSearch] = useSearchParams();
  const movements = useMovements(article.id, 0, shownMovements);
  const orders = useLinkedOrders({ productId: article.productId });
  const tab: Tab = tabs.find((known) => known === search.get('tab')) ?? 'overview';
  const open = (next: string | null) =>
    setSearch(next === null || next === 'overview' ? {} : { tab: next }, { replace: true });
  return (
    <>
      <UsedUpQuestion article={article} />
      <ArticleHead article={article} />
      <ArticleFigures article={article} />
      <Tabs
        value={tab}
        onChange={open}
        keepMounted={false}
        classNames={{ list: `${classes.list} mb--1`, tab: classes.tab ?? '' }}
      >
        <div className={`${classes.bar} items-stretch line-bottom flex flex-wrap`}>
          <Tabs.List aria-label={t('tabs.label')}>
            <Tabs.Tab value="overview">{t('tabs.overview')}</Tabs.Tab>
            <Tabs.Tab value="movements">
              {t('tabs.movements')}
              {movements.data && (
                <span className="px-num quiet fz-caption ml-6 phone-hidden">
                  {formatNumber(movements.data.total)}
                </span>
              )}
            </Tabs.Tab>
            <Tabs.Tab value="orders">
              {t('tabs.orders')}
              {orders.data && (
                <span className="px-num quiet fz-caption ml-6 phone-hidden">
                  {formatNumber(orders.data.total)}
                </span>
              )}
            </Tabs.Tab>
            <Tabs.Tab value="offers">{t('tabs.offers')}</Tabs.Tab>
            <Tabs.Tab value="documents">{t('documents:tab')}</Tabs.Tab>
            <Tabs.Tab value="changes">{t('activity:latest.tab')}</Tabs.Tab>
          </Tabs.List>
          <Permitted permission="editArticles">
            <Link
              className="self-center c-ink fz-note p-10-12 td-none hover-td-underline phone-hidden"
              to={pathTo('articleEdit', { articleId: article.id })}
            >
              {t('tabs.configuration')}
            </Link>
          </Permitted>
        </div>
        <Tabs.Panel value="overview" className="pt-22">
          <Overview article={article} onOpen={open} />
        </Tabs.Panel>
        <Tabs.Panel value="movements" className="pt-22">
          <Movements article={article} />
        </Tabs.Panel>
        <Tabs.Panel value="orders" className="pt-22">
          <LinkedOrders
            linked={{ productId: article.productId }}
            label={t('tabs.orders')}
            none={t('orders.none')}
          />
        </Tabs.Panel>
        <Tabs.Panel value="offers" className="pt-22">
          <Offers article={article} />
        </Tabs.Panel>
        <Tabs.Panel value="documents" className="pt-22">
          <DocumentsPanel articleId={article.id} />
        </Tabs.Panel>
        <Tabs.Panel value="changes" className="pt-22">
          <LatestChanges filter={{ subjectType: 'article', subjectId: String(article.id) }} limit={20} />
        </Tabs.Panel>
      </Tabs>
    </>
  );
}
