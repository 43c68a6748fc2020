// Writes down the proof while the search finds it, in the words of the problem.
import type { Branch } from './branch.ts';
import type { ScaledModel } from './scale.ts';
import { type Fixings, noFixings } from './tighten.ts';
import { ix } from './vectors.ts';
import type { ProofBranch, ProofStep } from './verify/certificate.ts';

/** A node of the proof that is still being written. */
export interface DraftNode {
  readonly steps: ProofStep[];
  branch?: ProofBranch;
}

export class ProofWriter {
  readonly root: DraftNode = { steps: [] };

  constructor(private readonly scaled: ScaledModel) {}

  step(node: DraftNode, prices: Float64Array, dropped: Fixings): void {
    node.steps.push({
      prices: Array.from(prices),
      droppedStates: dropped.states.map((state) => this.stateOf(state)),
      droppedOffers: dropped.offers.map((offer) => this.offerOf(offer)),
    });
  }

  /** Divides a node and gives its two parts. They start with its prices, should the search end before theirs. */
  branch(node: DraftNode, branch: Branch, prices: Float64Array): [DraftNode, DraftNode] {
    const parts: [DraftNode, DraftNode] = [{ steps: [] }, { steps: [] }];
    for (const part of parts) this.step(part, prices, noFixings);
    node.branch =
      branch.kind === 'state'
        ? { kind: 'level', ...this.stateOf(branch.state), parts }
        : { kind: 'offer', ...this.offerOf(branch.offer), parts };
    return parts;
  }

  private stateOf(state: number): { vendor: number; level: number } {
    const { stateStart, vendors } = this.scaled.model;
    let vendor = vendors - 1;
    while (ix(stateStart, vendor) > state) vendor--;
    return { vendor, level: state - ix(stateStart, vendor) - 1 };
  }

  private offerOf(offer: number): { position: number; vendor: number } {
    const { model, available } = this.scaled;
    return { position: available[ix(model.position, offer)] as number, vendor: ix(model.vendor, offer) };
  }
}
