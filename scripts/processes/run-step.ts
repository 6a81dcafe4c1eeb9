const reminderMs = 10_000

/** Prints a line with the step and its duration, and reminders while the step is running. */
export async function runStep<T>(name: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now()
  const seconds = () => ((performance.now() - started) / 1000).toFixed(1)
  const reminder = setInterval(() => console.log(`  … ${name}: ${seconds()} s so far`), reminderMs)
  try {
    const result = await work()
    console.log(`  ✓ ${name} (${seconds()} s)`)
    return result
  } finally {
    clearInterval(reminder)
  }
}
