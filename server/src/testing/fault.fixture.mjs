// For tests, loaded before the product: says which process it is and what it tells its supervisor, and at a signal something
// throws where nobody catches it.
process.stdout.write(`started ${process.pid}\n`);

const send = process.send;
process.send = (message, ...rest) => {
  process.stdout.write(`told ${message}\n`);
  return send.call(process, message, ...rest);
};

process.on('SIGUSR2', () => {
  setImmediate(() => {
    throw new Error('planted for miriam@praxis.example');
  });
});
