/** Waits in milliseconds. An object, so that tests can replace it. */
export const browserClock = {
  wait: (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms)),
}
