// Entry file of the purchasing domain: the only names screens and other domains may import.

export { ApprovalMark, ApprovalNote, WaitsForApproval } from './approvals/ApprovalNote.tsx';
export type { ApprovalLimit } from './approvals/approval.ts';
export { useApprovalLimit } from './approvals/approval.ts';
export { BudgetBar } from './budgets/BudgetBar.tsx';
export { LazyBudgetBars } from './budgets/LazyBudgetBars.tsx';
export { budgetsKey, useBudgets } from './budgets/queries.ts';
export { BufferedBar } from './buffered-positions/BufferedBar.tsx';
export { useBufferedCount } from './buffered-positions/count.ts';
export { AddToCart } from './cart/AddToCart.tsx';
export { addressLine } from './cart/address-line.ts';
export { addressesKey, deliveryAddresses, useAddresses, useDeliveryCountry } from './cart/addresses.ts';
export { cartChanged, fetchCartAnew, followsCart, noteCartChange } from './cart/cart-changes.ts';
export type { BasketOfPositions, CheckedBasket, CheckedCart, CheckedLine } from './cart/checked.ts';
export { checkPosition, checkVendor, priceCart, uncheckedNow, useChecked } from './cart/checked.ts';
export { toChoice } from './cart/choice.ts';
export { growthToOrder } from './cart/growth.ts';
export { OrderRequest } from './cart/OrderRequest.tsx';
export type { OpenedVendor } from './cart/opened-vendors.ts';
export { openedIn, openedVendors } from './cart/opened-vendors.ts';
export { dropPending, pendingQuantities } from './cart/pending.ts';
export { createPositions } from './cart/positions.ts';
export type { ProductPosition } from './cart/queries.ts';
export {
  basketsKey,
  pricedCartQuery,
  pricedCartsKey,
  sumQuantities,
  useBaskets,
  useInCart,
  usePricedCart,
  usePricedCarts,
  useProductPositions,
} from './cart/queries.ts';
export { undoCartChange } from './cart/undo.ts';
export { useGrowthText } from './cart/useAdditionText.ts';
export { useAddToCart } from './cart/useAddToCart.ts';
export { useCartCount } from './cart/useCartCount.ts';
export { useCartQuantity } from './cart/useCartQuantity.ts';
export { useCartTotal } from './cart/useCartTotal.ts';
export { useCountedCart } from './cart/useCountedCart.ts';
export { inVendorOrder } from './cart/vendor-order.ts';
export { CostCenterChoice } from './cost-centers/CostCenterChoice.tsx';
export { useHidingQuestion } from './hiding/useHidingQuestion.tsx';
export { invoicesKey, useInvoiceSummary, useVendorInvoices } from './invoices/summary.ts';
export { noRules, useAppliedOptimization } from './optimizer/applied-optimization.ts';
export { useAddedText } from './optimizer/bought-after-all.ts';
export { MovesPanel } from './optimizer/MovesPanel.tsx';
export { useApplyOptimizedCart } from './optimizer/optimizer-apply.ts';
export { excludedPositions, optimizerParameters } from './optimizer/optimizer-parameters.ts';
export type { ResultKind } from './optimizer/optimizer-runs.ts';
export type { OptimizedCartView } from './optimizer/optimizer-state.ts';
export { useOptimizedCart } from './optimizer/optimizer-state.ts';
export { Proof } from './optimizer/Proof.tsx';
export type { CardTexts } from './optimizer/ResultCards.tsx';
export { ResultCards } from './optimizer/ResultCards.tsx';
export { ResultSkeleton } from './optimizer/ResultSkeleton.tsx';
export type { Position } from './optimizer/results.ts';
export {
  changesSomething,
  cheaperLargerOffers,
  listMoves,
  positionCount,
  stayingPairs,
  toPairs,
} from './optimizer/results.ts';
export { SolvingPanel } from './optimizer/SolvingPanel.tsx';
export { StoppedPanel } from './optimizer/StoppedPanel.tsx';
export { signedMoney } from './optimizer/signed-money.ts';
export type { RunView } from './optimizer/watched-runs.ts';
export { createWatchedRuns, useRuns } from './optimizer/watched-runs.ts';
export { ordersKey, useOrderCounts } from './orders/counts.ts';
export { LazyEarlierVersions } from './orders/LazyEarlierVersions.tsx';
export { LinkedOrders, useLinkedOrders } from './orders/LinkedOrders.tsx';
export { isOverdueToday, OrderState, Overdue } from './orders/OrderState.tsx';
export { OrderTabs } from './orders/OrderTabs.tsx';
export { isInOutbox } from './orders/outbox.ts';
export type { OrderQuery } from './orders/queries.ts';
export {
  forgetOrders,
  invalidateOrders,
  keepOrder,
  useOrder,
  useOrderChange,
  useOrders,
  useOrdersById,
  usePurchases,
} from './orders/queries.ts';
export { Totals } from './orders/Totals.tsx';
export { useFeesText } from './orders/useFeesText.ts';
export { useOrderAgain } from './orders/useOrderAgain.ts';
export { useOrderFiles } from './orders/useOrderFiles.ts';
export { useTransmission } from './orders/useTransmission.ts';
export type { Booked } from './receiving/booked.ts';
export { announceBooked, putAwayBooked, useBooked } from './receiving/booked.ts';
export type { LineProblems, LotField, LotProblems, Problems, Progress } from './receiving/check.ts';
export {
  expiredLots,
  findProblems,
  lineProblems,
  refusedAt,
  tooMany,
  toProgress,
  toReceived,
} from './receiving/check.ts';
export type { DraftLine, DraftLines, DraftLot, ReceivingLine } from './receiving/draft.ts';
export {
  canStore,
  countLotLabels,
  findDraft,
  isPartNotStored,
  labelsOfLine,
  lotsQuantity,
  mostInLot,
  undistributed,
  withAllStored,
  withDelivered,
  withLot,
  withNewLot,
  withoutLot,
  withPartNotStored,
  withQuantity,
} from './receiving/draft.ts';
export type { ExpiredGood } from './receiving/ExpiredGoods.tsx';
export { ExpiredGoods } from './receiving/ExpiredGoods.tsx';
export { takeEarlyScans, useEarlyScans, useForgetEarlyScans } from './receiving/early-scans.ts';
export { LazyExpiredGoods, LazyTakeBackDialog } from './receiving/lazy-dialogs.tsx';
export { OutsideLink } from './receiving/OutsideLink.tsx';
export type { Effect, ScanTarget } from './receiving/scanning.ts';
export { lineOfCode, withScanned } from './receiving/scanning.ts';
export type { ReceivingProps } from './receiving/slot.ts';
export { ReceivingSlot } from './receiving/slot.ts';
export { canTakeBack } from './receiving/take-back.ts';
export { reorderKey, useReorderCounts } from './reorder/counts.ts';
export { isRowToOrder, listFigures } from './reorder/figures.ts';
export { OrderAmountButton } from './reorder/OrderAmountButton.tsx';
export { useOrderAmount } from './reorder/order-amount.ts';
export { reorderListKey, useReorder } from './reorder/queries.ts';
