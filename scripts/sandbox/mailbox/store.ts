import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** A mail as its receiver has it. */
export type ReceivedMail = {
  /** Counted up from 1; also after the mailbox was emptied. */
  number: number
  receivedAt: string
  messageId: string
  from: string
  /** The envelope's: who really gets it. */
  to: string[]
  subject: string
  text: string
  html: string
  /** As it came, header lines included. */
  raw: string
}

export type Store = {
  list: () => readonly ReceivedMail[]
  /** Resolves when the mail is on disk, so that whoever was told 'accepted' can rely on it. */
  add: (mail: Omit<ReceivedMail, 'number'>) => Promise<void>
  clear: () => Promise<void>
}

type Kept = { next: number; mails: ReceivedMail[] }

export async function openStore(file: string | undefined): Promise<Store> {
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

// A rename is atomic: a process that is killed half way leaves the old file whole.
async function replaceFile(file: string, content: string): Promise<void> {
  await writeFile(`${file}.new`, content)
  await rename(`${file}.new`, file)
}
