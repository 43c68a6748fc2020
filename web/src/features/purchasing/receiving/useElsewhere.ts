// A scanned code that is in none of the positions: which order, which article is it of?
import type { ProductCode } from '@praxora/barcode/product-code';
import type { Order } from '@praxora/contract/purchasing/order';
import { orderCalls } from '@praxora/contract/purchasing/orders.calls';
import { receivingCalls } from '@praxora/contract/purchasing/receiving.calls';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../../lib/api/api.ts';
import { pathTo } from '../../../lib/paths.ts';
import type { ShownLine } from './order-lines.ts';
import type { ScanReport } from './useScans.ts';

const mostLinks = 3;

export function useElsewhere(
  order: Order,
  lines: readonly ShownLine[],
): (code: ProductCode) => Promise<ScanReport | ShownLine> {
  const { t } = useTranslation('receiving');
  return async (code) => {
    const { positions, articles } = await callApi(receivingCalls.findReceivable, { query: code });
    const line = lineOfArticles(articles, lines);
    if (line) return line;
    const others = positions
      .filter(
        ({ orderId }, index) =>
          orderId !== order.id && positions.findIndex((one) => one.orderId === orderId) === index,
      )
      .slice(0, mostLinks);
    if (others.length > 0) {
      return {
        tone: 'warn',
        text: t('scan.otherOrder', { count: others.length }),
        links: others.map(({ orderId, orderNumber, vendorName }) => ({
          label: t('scan.openOrder', { number: orderNumber, vendor: vendorName }),
          to: pathTo('order', { orderId }),
          takesScan: true,
        })),
      };
    }
    const [article] = articles;
    if (article) {
      return {
        tone: 'warn',
        text: t('scan.article', { name: article.name }),
        links: [
          { label: t('scan.bookOutside'), to: pathTo('ordersOutside'), takesScan: true },
          { label: t('scan.openArticle'), to: pathTo('article', { articleId: article.id }) },
        ],
      };
    }
    return code.number === undefined
      ? { tone: 'warn', text: t('scan.unknown'), unknown: code }
      : ofOrder(code.number, code);
  };

  /** A delivery note may carry the number of the order as a code. */
  async function ofOrder(number: string, code: ProductCode): Promise<ScanReport> {
    const isIt = (one: { orderNumber: string; platformOrderNumber: string }) =>
      [one.orderNumber, one.platformOrderNumber].some((own) => own.toUpperCase() === number.toUpperCase());
    if (isIt(order)) return { tone: 'ok', text: t('scan.thisOrder') };
    const { items } = await callApi(orderCalls.listOrders, { query: { search: number, pageSize: 5 } });
    const item = items.find(isIt);
    if (!item) return { tone: 'warn', text: t('scan.unknown'), unknown: code };
    return {
      tone: 'warn',
      text: t('scan.orderNumber'),
      links: [
        {
          label: t('scan.openOrder', { number: item.orderNumber, vendor: item.vendorName }),
          to: pathTo('order', { orderId: item.id }),
        },
      ],
    };
  }
}

/** The position of an article whose code no catalogue knows; one that still lacks something first. */
function lineOfArticles(
  articles: readonly { readonly id: number }[],
  lines: readonly ShownLine[],
): ShownLine | undefined {
  const fitting = lines.filter(({ article }) => articles.some(({ id }) => id === article?.id));
  return fitting.find(({ isComplete }) => !isComplete) ?? fitting[0];
}
