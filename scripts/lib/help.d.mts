/** Ends the process when help was asked for. */
export function answerHelp(text: string, args?: readonly string[]): void;
