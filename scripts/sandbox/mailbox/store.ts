import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** A received email, as its recipient sees it. */
export type ReceivedMail = {
  /** Sequence number from 1. Emptying the mailbox does not reset it. */
  number: number
  receivedAt: string
  messageId: string
  from: string
  /** Recipients of the SMTP envelope, who actually receive the email. */
  to: string[]
  subject: string
  text: string
  html: string
  /** Source of the email as received, including its headers. */
  raw: string
}

export type MailStore = {
  list: () => readonly ReceivedMail[]
  /** Resolves when the email is on disk. Only then may the server respond that it accepted the email. */
  add: (mail: Omit<ReceivedMail, 'number'>) => Promise<void>
  clear: () => Promise<void>
}

type Kept = { next: number; mails: ReceivedMail[] }

export async function openMailStore(file: string | undefined): Promise<MailStore> {
  const kept = file === undefined ? emptied(1) : await read(file)
  let latest: Promise<void> = Promise.resolve()
  const save = () => {
    if (file !== undefined) latest = latest.then(() => replaceFile(file, JSON.stringify(kept)))
    return latest
  }
  return {
    list: () => kept.mails,
    add(mail) {
      kept.mails.push({ ...mail, number: kept.next })
      kept.next += 1
      return save()
    },
    clear() {
      Object.assign(kept, emptied(kept.next))
      return save()
    },
  }
}

const emptied = (next: number): Kept => ({ next, mails: [] })

async function read(file: string): Promise<Kept> {
  await mkdir(path.dirname(file), { recursive: true })
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Kept
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return emptied(1)
    throw error
  }
}

// Replaces a file by renaming a new one, which is atomic. If the process is killed, the old file stays intact.
async function replaceFile(file: string, content: string): Promise<void> {
  await writeFile(`${file}.new`, content)
  await rename(`${file}.new`, file)
}
