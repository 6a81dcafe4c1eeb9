import { randomUUID } from 'node:crypto'
import type { Person } from '../people.ts'
import type { OwnPostgres } from './own-postgres.ts'
import { sendVisit, type VisitResponse } from './send-visit.ts'

/** Contact messages and free picks sent during a fault, and whether the shop acknowledged each. */
export interface WriteLog {
  messages: Map<string, boolean>
  picks: Map<Person, boolean>
}

export const createWriteLog = (): WriteLog => ({ messages: new Map(), picks: new Map() })

export async function sendContactMessage(
  url: string,
  { messages }: WriteLog,
  text = '',
): Promise<VisitResponse> {
  const id = randomUUID()
  const email = `${id.slice(0, 8)}@example.com`
  messages.set(id, false)
  const body = { email, message: `Is anybody there? ${id} ${text}` }
  const answer = await sendVisit(url, { path: '/api/contact/submit', body })
  messages.set(id, answer.status === 200)
  return answer
}

/** Picks the free guide of an account. Repeatable, because an account has only one. */
export async function sendFreePick(url: string, { picks }: WriteLog, person: Person): Promise<VisitResponse> {
  const answer = await sendVisit(url, { path: '/api/users/free-selection', person, body: { guideId: 1 } })
  picks.set(person, picks.get(person) === true || answer.status === 200)
  return answer
}

export interface StoredWrites {
  acknowledged: number
  refused: number
  /** Names of acknowledged writes that aren't stored. */
  lost: string[]
  /** Names of writes that are stored more than once. */
  doubled: string[]
  /** Names of incomplete writes: a message without its email, or a free pick without its purchase, or the reverse. */
  halves: string[]
}

/** Compares the database with the writes. A refused write may be stored if only its response was lost, but must be complete. */
export async function countStoredWrites(
  { query }: OwnPostgres,
  { messages, picks }: WriteLog,
): Promise<StoredWrites> {
  const kept: StoredWrites = { acknowledged: 0, refused: 0, lost: [], doubled: [], halves: [] }
  const note = (name: string, acknowledged: boolean, parts: number[]) => {
    kept[acknowledged ? 'acknowledged' : 'refused'] += 1
    if (acknowledged && parts.includes(0)) kept.lost.push(name)
    if (parts.some((count) => count > 1)) kept.doubled.push(name)
    if (new Set(parts).size > 1) kept.halves.push(name)
  }
  const ids = [...messages.keys()]
  const written = await query<{ id: string; message: number; mail: number }>(
    `select written.id, (select count(*)::int from contact_messages where message like '%' || written.id || '%') as message,
      (select count(*)::int from mails where body_text like '%' || written.id || '%') as mail
     from unnest($1::text[]) as written (id)`,
    [ids],
  )
  for (const { id, message, mail } of written) note(id, messages.get(id) === true, [message, mail])
  const people = [...picks.keys()]
  const picked = await query<{ uid: string; mark: number; purchase: number }>(
    `select firebase_uid as uid, free_access_used::int as mark,
      (select count(*)::int from purchases where user_id = users.id and source = 'free') as purchase
     from users where firebase_uid = any($1)`,
    [people.map(({ uid }) => uid)],
  )
  for (const { uid, mark, purchase } of picked) {
    const acknowledged = people.some((person) => person.uid === uid && picks.get(person) === true)
    note(uid, acknowledged, [mark, purchase])
  }
  return kept
}
