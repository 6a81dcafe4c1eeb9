/** Returns whether the data saver is on or the connection is slower than half a megabit per second. */
export function isSavingData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; downlink?: number } }
  return connection?.saveData || (connection?.downlink ?? 1) < 0.5
}
