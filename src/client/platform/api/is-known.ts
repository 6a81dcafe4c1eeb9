import { statusOf } from './api.ts'

/** The id in the address belongs to nothing that this reader may see: unknown, malformed, or another user's. */
export const isUnknownId = (error: unknown) => statusOf(error) === 404 || statusOf(error) === 400

/** False if the server answers that there is no such thing; every other failure is shown by the page itself. */
export async function isKnown(answer: Promise<unknown>): Promise<boolean> {
  try {
    await answer
    return true
  } catch (error) {
    return !isUnknownId(error)
  }
}
