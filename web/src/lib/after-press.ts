// What a mouse or finger presses must not move away under it: a click begins and ends on the same thing, or is none.
// A field that is left because something else was pressed waits with changing its size until the press is over.

let isPressed = false;
let waiting: (() => void)[] = [];

function release(): void {
  isPressed = false;
  const works = waiting;
  waiting = [];
  // The click itself comes after the release.
  window.setTimeout(() => {
    for (const work of works) work();
  });
}

window.addEventListener(
  'pointerdown',
  () => {
    isPressed = true;
  },
  true,
);
window.addEventListener('pointerup', release, true);
window.addEventListener('pointercancel', release, true);

/** At once, or when what is being pressed is released. */
export function afterPress(work: () => void): void {
  if (isPressed) waiting.push(work);
  else work();
}
