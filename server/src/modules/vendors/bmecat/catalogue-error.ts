/** The file cannot be read as a whole; told to the operator as it is. */
export class CatalogueError extends Error {
  override readonly name: string = 'CatalogueError';

  constructor(message: string, line?: number) {
    super(line === undefined ? message : `Line ${line}: ${message}`);
  }
}

/** It is no BMEcat, or one that we do not read. */
export class UnsupportedCatalogue extends CatalogueError {
  override readonly name = 'UnsupportedCatalogue';
}
