// What bundled packages ask after only to find out where they run, or whether somebody answered with `fetch`. Nobody does here, and
// whoever touches the real ones makes Node load all of `fetch`, a twentieth of a start. The bundler puts these in their place.

export class Response {}
export const navigator = { userAgent: `Node.js/${process.versions.node}` };
