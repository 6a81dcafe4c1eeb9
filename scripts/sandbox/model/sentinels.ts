/**
 * Commands to the fake model, written as `[[name]]` in any text. They affect every request with the text, or, with a number as
 * in `[[fail 2]]`, only that many.
 */
export const sentinels = {
  slow: 'the answer comes after the slow time (60 s unless told otherwise)',
  fail: 'the answer is 500',
  429: 'the answer is 429 and asks to wait a second',
  hangup: 'the connection breaks',
  refuse: 'the model declines to answer',
  cut: 'the answer stops in the middle of this text, as at a limit of length',
  drop: 'this text is left out',
  'break-link': 'the target of a link is changed',
  'break-code': 'what stands in backticks is changed',
  'change-number': 'the first number grows by one',
  'drop-item': 'the last line of the text is left out',
  english: 'the text comes back as it went',
  chatter: 'the model talks before and after its answer',
  obey: 'the model does what a text says instead of translating it',
} as const

export type Sentinel = `${keyof typeof sentinels}`

const sign = /\[\[([a-z\d-]+)(?: (\d+))?\]\]/g

/** Returns the active sentinels of a text. Each call counts as one use. */
export type SentinelWatch = (text: string) => Set<Sentinel>

export function createSentinelWatch(): SentinelWatch {
  const seen = new Map<string, number>()
  return (text) => {
    const acting = [...text.matchAll(sign)].flatMap(([, name = '', times]) => {
      if (!isSentinel(name)) return []
      const key = `${name} ${text}`
      const time = (seen.get(key) ?? 0) + 1
      seen.set(key, time)
      return times === undefined || time <= Number(times) ? [name] : []
    })
    return new Set(acting)
  }
}

const isSentinel = (name: string): name is Sentinel => Object.hasOwn(sentinels, name)
