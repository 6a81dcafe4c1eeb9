/** Acts when the browser has nothing better to do, after two seconds at the latest; the answer stops it. */
export function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, 200)
    return () => clearTimeout(timer)
  }
  const idle = requestIdleCallback(act, { timeout: 2000 })
  return () => cancelIdleCallback(idle)
}
