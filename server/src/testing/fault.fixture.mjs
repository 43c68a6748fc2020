// For tests, loaded before the product: says which process it is and what it tells its supervisor, and at a signal something
// throws where nobody catches it.
console.log(`started ${process.pid}`);

const send = process.send;
process.send = (message, ...rest) => {
  console.log(`told ${message}`);
  return send.call(process, message, ...rest);
};

process.on('SIGUSR2', () => {
  setImmediate(() => {
    throw new Error('planted for miriam@praxis.example');
  });
});
