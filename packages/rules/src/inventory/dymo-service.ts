// Where the web service of DYMO Connect answers on the user's own machine: the web app asks there, and the server's
// Content-Security-Policy names just these addresses.

const hosts = ['127.0.0.1', 'localhost'] as const;
const firstPort = 41951;
const lastPort = 41960;

/** In the order in which they are tried. */
export const dymoOrigins: readonly string[] = hosts.flatMap((host) =>
  Array.from({ length: lastPort - firstPort + 1 }, (_, index) => `https://${host}:${firstPort + index}`),
);

export const dymoPath = '/DYMO/DLS/Printing/';
