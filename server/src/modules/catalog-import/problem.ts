/** The file cannot be imported as a whole; told to the operator as it is. */
export class CatalogueError extends Error {
  override readonly name = 'CatalogueError';

  constructor(message: string, line?: number) {
    super(line === undefined ? message : `Line ${line}: ${message}`);
  }
}
