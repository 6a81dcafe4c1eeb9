import { setTimeout as wait } from 'node:timers/promises'
import { pageLanguages } from '../../../shared/languages.ts'
import { pathIn } from '../../../shared/paths.ts'
import { translateIn } from '../../platform/texts.ts'
import type { Person } from '../people.ts'
import { visit, type Answer } from './visit.ts'
import { pickFreeGuide, writeMessage, type Writes } from './writes.ts'

export type Place =
  | 'guest page'
  | 'guide page'
  | 'own page'
  | 'message'
  | 'free guide'
  | 'payment'
  | 'question'
  | 'words'
  | 'ready'
  | 'alive'

/** One answer while something is broken. */
export interface Seen extends Omit<Answer, 'text'> {
  place: Place
  path: string
  /** Whether the page says in its own language what is missing. */
  told: boolean
}

/** Users that the node has not cached, so that it has to look up each. */
export interface Probers {
  reader: Person
  picker: Person
  buyer: Person
}

const guestPaths = ['/', '/guides', '/guides?q=guide', '/guide/1', '/learn-more']

interface Look extends Pick<Seen, 'place' | 'path'> {
  look: () => Promise<Answer>
  /** What a page says that lacks something. */
  said?: string
}

/** They come at the same time, but not in the same millisecond. */
const apartMs = 25

interface Addresses {
  /** Of Caddy, which all visitors come through. */
  url: string
  /** Of the node that a fault of one node leaves alone; it is asked for its health, as Caddy does. */
  nodeUrl: string
}

/** Looks at everything once. */
export async function probe(
  { url, nodeUrl }: Addresses,
  writes: Writes,
  { reader, picker, buyer }: Probers,
  { words = false } = {},
): Promise<Seen[]> {
  const pages = pageLanguages.flatMap((language): Look[] => {
    const t = translateIn(language)
    const at = (place: Place, address: string, person?: Person, said?: string): Look => {
      const path = pathIn(language, address)
      return {
        place,
        path,
        look: () => visit(url, { path, person }),
        ...(said !== undefined && { said }),
      }
    }
    return [
      ...guestPaths.map((path) => at('guest page', path)),
      at('guide page', '/guide/1', reader, t('failure.reader.text')),
      at('own page', '/my-guides', reader, t('failure.busy.title')),
      at('own page', '/checkout/4', reader, t('failure.busy.title')),
      at('question', '/ask?q=write'),
      ...(words ? [at('words', '/ask?q=write&words=1')] : []),
    ]
  })
  const looks: Look[] = [
    ...pages,
    { place: 'message', path: 'contact', look: () => writeMessage(url, writes) },
    { place: 'free guide', path: 'free-selection', look: () => pickFreeGuide(url, writes, picker) },
    { place: 'payment', path: 'create-payment-intent', look: () => startPayment(url, buyer) },
    { place: 'ready', path: '/readyz', look: () => visit(nodeUrl, { path: '/readyz' }) },
    { place: 'alive', path: '/healthz', look: () => visit(nodeUrl, { path: '/healthz' }) },
  ]
  return Promise.all(
    looks.map(async ({ place, path, look, said }, turn) => {
      await wait(turn * apartMs)
      const { text, ...answer } = await look()
      return { place, path, ...answer, told: said !== undefined && text.includes(said) }
    }),
  )
}

/** A node that has just begun is slow at everything. */
export async function warm(url: string, person?: Person): Promise<void> {
  for (const language of pageLanguages)
    for (const path of guestPaths) await visit(url, { path: pathIn(language, path) })
  if (person === undefined) return
  await isKnown(url, person)
  // Google signs tokens with other keys than cookies; the node fetches them for this call. There is no such guide.
  await visit(url, { path: '/api/users/free-selection', person, body: { guideId: 999_999 } })
}

export const startPayment = (url: string, person: Person, guideId = 2) =>
  visit(url, { path: '/api/users/create-payment-intent', person, body: { guideId } })

/** Whether pages recognize the signed-in reader again. */
export async function isKnown(url: string, person: Person): Promise<boolean> {
  const notice = translateIn('en')('failure.reader.text')
  const guide = await visit(url, { path: '/guide/1', person })
  if (guide.status !== 200 || guide.text.includes(notice)) return false
  return (await visit(url, { path: '/my-guides', person })).status === 200
}
