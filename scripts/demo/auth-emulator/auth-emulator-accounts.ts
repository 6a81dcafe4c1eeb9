import { mkdir, open, readFile, rename } from 'node:fs/promises'
import path from 'node:path'

type Kept = { url: string; projectId: string; folder: string }
type Account = { localId: string; validSince?: string }

const saveDelayMs = 250
// File names and endpoints that the emulator itself uses to export and import accounts.
const configFile = 'config.json'
const accountsFile = 'accounts.json'
const configAddress = ({ url, projectId }: Kept) => `${url}/emulator/v1/projects/${projectId}/config`
const accountsAddress = ({ url, projectId }: Kept) =>
  `${url}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts`

/** Restores the accounts of an earlier run into the emulator. */
export async function restoreAccounts(kept: Kept): Promise<void> {
  const config = await findText(path.join(kept.folder, configFile))
  if (config !== undefined) await ask('PATCH', configAddress(kept), config)

  const saved = (await findText(path.join(kept.folder, accountsFile))) ?? '{}'
  const { users = [] } = JSON.parse(saved) as { users?: Account[] }
  if (users.length === 0) return
  await ask('POST', `${accountsAddress(kept)}:batchCreate`, saved)
  // The emulator's import revokes all earlier tokens, which would sign out all users at each start.
  for (const { localId, validSince } of users) {
    await ask('POST', `${accountsAddress(kept)}:update`, JSON.stringify({ localId, validSince }))
  }
}

/** Stores the accounts shortly after each change, so that they survive even a kill -9. */
export function createAccountSaver(kept: Kept) {
  const written = new Map<string, string>()
  let timer: NodeJS.Timeout | undefined
  let saving = Promise.resolve()

  const saveFile = async (name: string, address: string) => {
    const text = await ask('GET', address)
    if (written.get(name) === text) return
    await replaceFile(path.join(kept.folder, name), text)
    written.set(name, text)
  }
  const saveAll = async () => {
    await mkdir(kept.folder, { recursive: true })
    await saveFile(configFile, configAddress(kept))
    await saveFile(accountsFile, `${accountsAddress(kept)}:batchGet?maxResults=-1`)
  }
  const save = (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    saving = saving.then(saveAll, saveAll)
    return saving
  }
  const saveSoon = (): void => {
    timer ??= setTimeout(() => {
      save().catch((error: unknown) => console.error('The accounts could not be saved:', error))
    }, saveDelayMs)
  }
  return { save, saveSoon }
}

async function ask(method: string, address: string, body?: string): Promise<string> {
  const headers = { authorization: 'Bearer owner', 'content-type': 'application/json' }
  const response = await fetch(address, { method, headers, body: body ?? null })
  const text = await response.text()
  if (!response.ok) throw new Error(`${method} ${address} answered ${response.status}: ${text}`)
  return text
}

async function findText(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
}

// Replaces a file by renaming a new one. If the process crashes, the previous file stays intact.
async function replaceFile(file: string, text: string): Promise<void> {
  const fresh = `${file}.new`
  const handle = await open(fresh, 'w')
  await handle.writeFile(text)
  await handle.sync()
  await handle.close()
  await rename(fresh, file)
}
