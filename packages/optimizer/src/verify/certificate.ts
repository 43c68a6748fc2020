// A proof that no answer undercuts a bound, in the words of the problem, so that a stranger can check it.
//
// Prices are integers in the scaled objective: with n available positions and at most k packages (the lesser of vendors
// and available positions) a cent weighs (n + 1)(k + 1), a package n + 1, a moved position 1.

export interface ProofStep {
  /** Price of each available position. */
  readonly prices: readonly number[];
  /** States and offers that no better answer can use, given these prices: a vendor's level (-1: closed), and offers. */
  readonly droppedStates: readonly { readonly vendor: number; readonly level: number }[];
  readonly droppedOffers: readonly { readonly position: number; readonly vendor: number }[];
}

export interface ProofNode {
  /** In their order. The prices of the last one give the bound where the node is not divided. */
  readonly steps: readonly ProofStep[];
  readonly branch?: ProofBranch;
}

export type ProofBranch =
  | {
      readonly kind: 'level';
      readonly vendor: number;
      readonly level: number;
      /** The vendor is below that level (below 0: closed), or there or higher. */
      readonly parts: readonly [ProofNode, ProofNode];
    }
  | {
      readonly kind: 'offer';
      readonly position: number;
      readonly vendor: number;
      /** The position is not bought there, or it is. */
      readonly parts: readonly [ProofNode, ProofNode];
    };

export interface Certificate {
  readonly vendors: readonly (number | null)[];
  /** With the worth of the packages. */
  readonly costCents: number;
  readonly boundCents: number;
  readonly optimal: boolean;
  readonly proof: ProofNode;
}
