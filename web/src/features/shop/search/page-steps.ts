// The pages to choose from: the first, the last, and those around the present one.

export function pageSteps(page: number, total: number): number[] {
  const steps = [1, page - 1, page, page + 1, total];
  return [...new Set(steps)].filter((step) => step >= 1 && step <= total).sort((a, b) => a - b);
}
