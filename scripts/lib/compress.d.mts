/** Writes `name.br` and `name.gz` beside every file that gets smaller by it. */
export function compressFolder(folder: string): Promise<void>;
