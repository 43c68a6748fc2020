// Elements pressed by mouse or finger must not move away: a click begins and ends on the same element, or is none. A
// field that loses focus because something else was pressed delays any change of its size until the press is over.

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
