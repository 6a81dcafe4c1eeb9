import { Refusal } from './refusal.ts'

/** Waits for a result for at most `patienceMs` milliseconds, then throws a `Refusal` with this code. */
export async function withTimeout<T>(
  patienceMs: number,
  answer: Promise<T>,
  code: 'unavailable' | 'payments-unavailable' = 'unavailable',
): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    const message = `No answer within ${patienceMs} ms`
    timer = setTimeout(() => reject(new Refusal(code, undefined, { cause: new Error(message) })), patienceMs)
  })
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}
