// What was ordered, by article and vendor; and, as its other view, whether it could have been had for less.
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
