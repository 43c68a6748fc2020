// Tells what takes a while: a running clock on a terminal, a line now and then elsewhere.

/** `stream` is standard output, or standard error where the output belongs to a command. */
export async function step(title, stream, work) {
  const begun = Date.now();
  const seconds = () => `${Math.round((Date.now() - begun) / 1000)} s`;
  const rewrite = (text) => stream.write(`\r\x1b[K${text}`);
  stream.write(stream.isTTY ? `${title}…` : `${title}…\n`);
  const clock = setInterval(
    () => (stream.isTTY ? rewrite(`${title}… ${seconds()}`) : stream.write(`${title}… ${seconds()}\n`)),
    stream.isTTY ? 1_000 : 15_000,
  );
  let isDone = false;
  try {
    const result = await work();
    isDone = true;
    return result;
  } finally {
    clearInterval(clock);
    const end = `${title}: ${isDone ? 'done' : 'stopped'} after ${seconds()}\n`;
    if (stream.isTTY) rewrite(end);
    else stream.write(end);
  }
}
