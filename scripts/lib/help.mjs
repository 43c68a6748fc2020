// Every script and bench answers `--help`: with this text, and without doing anything.

/** Ends the process when help was asked for. */
export function answerHelp(text, args = process.argv.slice(2)) {
  if (!args.includes('--help') && !args.includes('-h')) return;
  console.log(text);
  process.exit(0);
}
