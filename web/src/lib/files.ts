// Files come with the session's credentials, so the browser gets them as a blob.

/** The browser needs a moment to take the file over. */
const keptMs = 60_000;

type FetchFile = () => Promise<Blob>;

async function addressOfFile(fetchFile: FetchFile): Promise<string> {
  const address = URL.createObjectURL(await fetchFile());
  setTimeout(() => URL.revokeObjectURL(address), keptMs);
  return address;
}

/** In a new tab. It is opened before the file is there: later a browser takes it for advertising. */
export async function previewFile(fetchFile: FetchFile): Promise<void> {
  const tab = window.open('', '_blank');
  try {
    const address = await addressOfFile(fetchFile);
    if (tab) tab.location.href = address;
    else window.location.assign(address);
  } catch (error) {
    tab?.close();
    throw error;
  }
}

export async function saveFile(fetchFile: FetchFile, name: string): Promise<void> {
  const link = document.createElement('a');
  link.href = await addressOfFile(fetchFile);
  link.download = name;
  link.click();
}
