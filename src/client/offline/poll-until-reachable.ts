/** Milliseconds between polls; the last value repeats (B11.6). */
const gapsMs = [5000, 10_000, 20_000] as const

/** Polls immediately and then at increasing intervals, until the server responds and the page can continue. */
export function pollUntilReachable(
  isBack: () => Promise<boolean>,
  goOn: () => void,
): { askNow: () => void; stop: () => void } {
  let failures = 0
  let asking = false
  let over = false
  let next: ReturnType<typeof setTimeout> | undefined

  async function ask(): Promise<void> {
    clearTimeout(next)
    if (asking || over) return
    asking = true
    const back = await isBack().catch(() => false)
    asking = false
    if (over) return
    if (back) {
      over = true
      return goOn()
    }
    next = setTimeout(askNow, gapsMs[failures] ?? gapsMs[2])
    failures += 1
  }

  function askNow(): void {
    void ask()
  }

  askNow()
  return {
    askNow,
    stop() {
      over = true
      clearTimeout(next)
    },
  }
}
