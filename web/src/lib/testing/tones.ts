// Loudspeakers that count, since nobody hears them in a test.

/** Tells how many tones sounded since. */
export function countTones(): () => number {
  let sounded = 0;
  const param = { value: 0 };
  const node = {
    gain: param,
    frequency: param,
    connect: () => node,
    start: () => {
      sounded += 1;
    },
    stop: () => {},
  };
  Object.assign(window, {
    AudioContext: class {
      currentTime = 0;
      destination = node;
      resume = async () => {};
      createOscillator = () => node;
      createGain = () => node;
    },
  });
  return () => sounded;
}
