import { setTimeout as wait } from 'node:timers/promises'
import { pageLanguages } from '../../../shared/languages.ts'
import { localizePath } from '../../../shared/paths.ts'
import { getTranslate } from '../../platform/texts.ts'
import type { Person } from '../people.ts'
import { sendVisit, type VisitResponse } from './send-visit.ts'
import { sendFreePick, sendContactMessage, type WriteLog } from './write-log.ts'

export type ProbeTarget =
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

/** A response during a fault. */
export interface ProbeResponse extends Omit<VisitResponse, 'text'> {
  place: ProbeTarget
  path: string
  /** Whether the page says in its own language what is unavailable. */
  told: boolean
}

/** Users whose status the node hasn't cached, so that it must look each of them up. */
export interface ProbeUsers {
  reader: Person
  picker: Person
  buyer: Person
}

const guestPaths = ['/', '/guides', '/guides?q=guide', '/guide/1', '/learn-more']

interface Look extends Pick<ProbeResponse, 'place' | 'path'> {
  look: () => Promise<VisitResponse>
  /** Text with which a page says what is unavailable. */
  said?: string
}

/** Milliseconds between two requests, so that they overlap but don't start at the same time. */
const apartMs = 25

interface Addresses {
  /** URL of Caddy, which all visitors use. */
  url: string
  /** URL of the second node, for health checks. Faults of one node affect the first. */
  nodeUrl: string
}

/** Sends a request to each probe target and returns the responses. */
export async function probeShop(
  { url, nodeUrl }: Addresses,
  writes: WriteLog,
  { reader, picker, buyer }: ProbeUsers,
  { words = false } = {},
): Promise<ProbeResponse[]> {
  const pages = pageLanguages.flatMap((language): Look[] => {
    const t = getTranslate(language)
    const at = (place: ProbeTarget, address: string, person?: Person, said?: string): Look => {
      const path = localizePath(language, address)
      return {
        place,
        path,
        look: () => sendVisit(url, { path, person }),
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
    { place: 'message', path: 'contact', look: () => sendContactMessage(url, writes) },
    { place: 'free guide', path: 'free-selection', look: () => sendFreePick(url, writes, picker) },
    { place: 'payment', path: 'create-payment-intent', look: () => sendPaymentStart(url, buyer) },
    { place: 'ready', path: '/readyz', look: () => sendVisit(nodeUrl, { path: '/readyz' }) },
    { place: 'alive', path: '/healthz', look: () => sendVisit(nodeUrl, { path: '/healthz' }) },
  ]
  return Promise.all(
    looks.map(async ({ place, path, look, said }, turn) => {
      await wait(turn * apartMs)
      const { text, ...answer } = await look()
      return { place, path, ...answer, told: said !== undefined && text.includes(said) }
    }),
  )
}

/** Sends requests to a new node, because its first responses are slow. */
export async function warmUpNode(url: string, person?: Person): Promise<void> {
  for (const language of pageLanguages)
    for (const path of guestPaths) await sendVisit(url, { path: localizePath(language, path) })
  if (person === undefined) return
  await isReaderRecognized(url, person)
  // Google signs tokens and cookies with different keys; this call makes the node fetch those for tokens. The guide doesn't exist.
  await sendVisit(url, { path: '/api/users/free-selection', person, body: { guideId: 999_999 } })
}

export const sendPaymentStart = (url: string, person: Person, guideId = 2) =>
  sendVisit(url, { path: '/api/users/create-payment-intent', person, body: { guideId } })

/** Returns whether pages recognize the signed-in reader. */
export async function isReaderRecognized(url: string, person: Person): Promise<boolean> {
  const notice = getTranslate('en')('failure.reader.text')
  const guide = await sendVisit(url, { path: '/guide/1', person })
  if (guide.status !== 200 || guide.text.includes(notice)) return false
  return (await sendVisit(url, { path: '/my-guides', person })).status === 200
}
