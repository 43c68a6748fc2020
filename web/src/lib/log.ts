// The one place that writes to the browser's console.
export const log = {
  error: (message: string, ...details: unknown[]) => {
    // biome-ignore lint/suspicious/noConsole: a failure has to be found in the user's console, by specification
    console.error(message, ...details);
  },
};
