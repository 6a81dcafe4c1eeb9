import { isNewsKey, newsMailStates, type NewsMailState } from '../../shared/news/news-mail.ts'

/** What the address says about the weekly mail. */
export const newsMailState = (query: URLSearchParams): NewsMailState | undefined =>
  newsMailStates.find((each) => each === query.get('mail'))

/** The key from a mail, if it can be one. */
export function newsKey(query: URLSearchParams): string | undefined {
  const key = query.get('key') ?? ''
  return isNewsKey(key) ? key : undefined
}
