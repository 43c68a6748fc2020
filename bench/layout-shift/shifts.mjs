// What the browser notes of a page's layout shifts; both functions run in the page, not here.

export function noteShifts() {
  const noted = [];
  globalThis.noted = noted;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, startTime, sources } of list.getEntries()) {
      if (hadRecentInput) continue;
      const moved = sources.map(({ node, previousRect: before, currentRect: after }) => {
        const element = node?.textContent === undefined || node?.tagName ? node : node.parentElement;
        const name = `${element?.tagName?.toLowerCase() ?? 'gone'} "${element?.textContent?.trim().slice(0, 24) ?? ''}"`;
        return `${name} ${before.y}→${after.y} (${before.height}→${after.height} high)`;
      });
      noted.push({ value, at: Math.round(startTime), moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

export const readShifts = () => globalThis.noted ?? [];
