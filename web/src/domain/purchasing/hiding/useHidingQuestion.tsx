// A vendor that has goods in the cart is hidden only after somebody has seen which these are.
import { type ReactNode, useState } from 'react';
import { useSession } from '../../../lib/session/session.ts';
import { useBaskets } from '../cart/queries.ts';
import { HideVendorDialog } from './HideVendorDialog.tsx';

interface HiddenVendor {
  readonly id: number;
  readonly name: string;
}

interface HidingQuestion {
  /** Hides the vendor at once where nothing of it lies in a cart. */
  readonly askToHide: (vendor: HiddenVendor) => void;
  readonly question: ReactNode;
}

/** An empty cart is not asked for. */
export function useHidingQuestion(hide: (vendor: HiddenVendor) => void): HidingQuestion {
  const { meta } = useSession();
  const isFilled = (meta?.basket_counter ?? 0) > 0;
  const { data: baskets } = useBaskets({ enabled: isFilled });
  const [vendorInQuestion, setVendorInQuestion] = useState<HiddenVendor | null>(null);
  const hasGoods = ({ id }: HiddenVendor) =>
    isFilled && (baskets === undefined || baskets.some(({ vendorId }) => vendorId === id));
  return {
    askToHide: (vendor) => {
      if (hasGoods(vendor)) setVendorInQuestion(vendor);
      else hide(vendor);
    },
    question: vendorInQuestion && (
      <HideVendorDialog
        vendor={vendorInQuestion}
        onHide={() => hide(vendorInQuestion)}
        onClose={() => setVendorInQuestion(null)}
      />
    ),
  };
}
