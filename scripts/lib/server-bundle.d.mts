export function bundleServer(
  entries: Readonly<Record<string, string>>,
  folder: string,
  more?: object,
): Promise<void>;
export function bundleProduct(source: string, launcher: string, folder: string, more?: object): Promise<void>;
