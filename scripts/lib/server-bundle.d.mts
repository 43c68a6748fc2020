export function bundleServer(
  entries: Readonly<Record<string, string>>,
  folder: string,
  more?: object,
): Promise<void>;
