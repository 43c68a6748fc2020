// Checks a certificate against the problem alone. It shares no code with the solver.
import type { CartProblem } from '../problem.ts';
import type { Certificate, ProofNode, ProofStep } from './certificate.ts';
import { Part } from './part.ts';
import { askQuestion, type Question, weighAnswer } from './question.ts';

export type Verdict =
  | {
      readonly valid: true;
      readonly costCents: number;
      readonly boundCents: number;
      readonly optimal: boolean;
    }
  | { readonly valid: false; readonly reason: string };

class Refusal extends Error {}

function refuseUnless(condition: boolean, reason: string): void {
  if (!condition) throw new Refusal(reason);
}

export function verifyCertificate(problem: CartProblem, certificate: Certificate): Verdict {
  try {
    return check(problem, certificate);
  } catch (error) {
    if (error instanceof Refusal) return { valid: false, reason: error.message };
    throw error;
  }
}

function check(problem: CartProblem, certificate: Certificate): Verdict {
  const question = askQuestion(problem);
  const { vendors, costCents, boundCents, optimal, proof } = certificate;
  const isAvailable = new Set(question.available);
  const complete = vendors.every((vendor, index) => (vendor !== null) === isAvailable.has(index));
  refuseUnless(vendors.length === problem.positions.length && complete, 'The answer is not complete');
  const weight = weighAnswer(
    question,
    question.available.map((index) => vendors[index]),
  );
  refuseUnless(Number.isSafeInteger(weight), 'The answer uses an offer that is not there');
  refuseUnless(Math.floor(weight / question.perCent) === costCents, 'The answer does not cost that');

  const whole = Part.whole(question);
  const bound = whole.conclude() ? checkNode(question, whole, proof, weight) : weight;
  refuseUnless(
    Math.floor(bound / question.perCent) >= boundCents || bound >= weight,
    'The bound is not proven',
  );
  refuseUnless(boundCents <= costCents, 'The bound is above the cost');
  refuseUnless(!optimal || bound >= weight, 'The optimum is not proven');
  return { valid: true, costCents, boundCents, optimal };
}

/** Minimum cost of every answer of the part, or the target where none is better. */
function checkNode(question: Question, part: Part, node: ProofNode, target: number): number {
  for (const step of node.steps) {
    checkStep(question, part, step, part.betterThan(target));
    if (!part.conclude()) return target;
  }
  const { branch } = node;
  if (!branch) {
    const only = part.only();
    const prices = node.steps.at(-1)?.prices;
    const bound = only ? weighAnswer(question, only) : prices ? part.bound(prices) : Number.NEGATIVE_INFINITY;
    return bound >= part.betterThan(target) ? target : bound;
  }
  refuseUnless(branch.parts?.length === 2, 'A branch is missing');
  const [first, second] = divide(question, part, branch);
  let least = target;
  for (const [half, proof] of [
    [first, branch.parts[0]],
    [second, branch.parts[1]],
  ] as const) {
    refuseUnless(proof !== undefined && proof !== null, 'A branch is missing');
    if (half.conclude()) least = Math.min(least, checkNode(question, half, proof, target));
  }
  return least;
}

function divide(question: Question, part: Part, branch: NonNullable<ProofNode['branch']>): [Part, Part] {
  const first = part.copy();
  const second = part.copy();
  if (branch.kind === 'level') {
    for (const level of part.levels[branch.vendor] ?? [])
      (level < branch.level ? second : first).levels[branch.vendor]?.delete(level);
    return [first, second];
  }
  const position = question.available.indexOf(branch.position);
  first.sellers[position]?.delete(branch.vendor);
  for (const vendor of part.sellers[position] ?? [])
    if (vendor !== branch.vendor) second.sellers[position]?.delete(vendor);
  return [first, second];
}

/** Everything dropped must lead to no better answer: levels first, then offers given those levels. */
function checkStep(question: Question, part: Part, step: ProofStep, target: number): void {
  const { prices } = step;
  refuseUnless(
    prices.length === question.available.length && prices.every(Number.isSafeInteger),
    'The prices are not one integer per position',
  );
  if (step.droppedStates.length > 0) {
    const least = question.levels.map((_, vendor) => part.vendorLeast(vendor, prices));
    const total = sum(prices) + sum(least);
    for (const { vendor, level } of step.droppedStates) {
      if (total === Number.POSITIVE_INFINITY) break;
      const bound = total - (least[vendor] ?? 0) + part.vendorLeast(vendor, prices, { level });
      refuseUnless(bound >= target, `Vendor ${vendor} may still be at level ${level}`);
    }
    for (const { vendor, level } of step.droppedStates) part.levels[vendor]?.delete(level);
  }
  if (step.droppedOffers.length === 0) return;
  const least = question.levels.map((_, vendor) => part.vendorLeast(vendor, prices));
  const total = sum(prices) + sum(least);
  const increase = (vendor: number, value: number) => value - (least[vendor] ?? 0);
  const without = new Map<string, number>();
  const banned = (vendor: number, position: number) => {
    const key = `${vendor} ${position}`;
    const known =
      without.get(key) ?? increase(vendor, part.vendorLeast(vendor, prices, { without: position }));
    without.set(key, known);
    return known;
  };
  const positions = new Map(question.available.map((index, position) => [index, position]));
  for (const dropped of step.droppedOffers) {
    if (total === Number.POSITIVE_INFINITY) break;
    const position = positions.get(dropped.position) ?? -1;
    let bound =
      total + increase(dropped.vendor, part.vendorLeast(dropped.vendor, prices, { buys: position }));
    for (const vendor of part.sellers[position] ?? [])
      if (vendor !== dropped.vendor) bound += banned(vendor, position);
    refuseUnless(bound >= target, `Position ${dropped.position} may still be bought from ${dropped.vendor}`);
  }
  for (const { position, vendor } of step.droppedOffers)
    part.sellers[positions.get(position) ?? -1]?.delete(vendor);
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
