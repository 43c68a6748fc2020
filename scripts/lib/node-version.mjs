// Plain and old-fashioned JavaScript: a Node that is too old must be able to read it, and say so.

const oldest = [20, 19, 0];

/** Message for the user, or undefined when this Node will do. */
export function nodeProblem(version) {
  const found = version.replace(/^v/, '').split('.').map(Number);
  for (let part = 0; part < oldest.length; part++) {
    if (found[part] > oldest[part]) return undefined;
    if (found[part] < oldest[part]) {
      return `Praxora needs Node ${oldest[0]}.${oldest[1]} or newer; this is ${version}. Get it from your system's packages or https://nodejs.org.`;
    }
  }
  return undefined;
}

export function refuseOldNode() {
  const problem = nodeProblem(process.version);
  if (problem === undefined) return;
  console.error(problem);
  process.exit(1);
}
