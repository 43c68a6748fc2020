// Report of orders by article and vendor; its other view checks whether they could have been cheaper.
import { useReportView } from '../useReportView.ts';
import { OrdersByArticle } from './OrdersByArticle.tsx';
import { PriceCheck } from './PriceCheck.tsx';

export function OrdersByArticlePage() {
  const [view, change] = useReportView('orders-by-article');
  return view.priceCheck ? (
    <PriceCheck view={view} onChange={change} />
  ) : (
    <OrdersByArticle view={view} onChange={change} />
  );
}
