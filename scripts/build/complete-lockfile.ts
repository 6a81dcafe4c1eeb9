import { readFile, writeFile } from 'node:fs/promises'

interface LockedPackage {
  version?: string
  dev?: boolean
  resolved?: string
  optionalDependencies?: Record<string, string>
}

type Packages = Record<string, LockedPackage>

const systems = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32']
const processors = ['arm', 'arm64', 'ia32', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64']

/**
 * Adds the optional packages for other systems to the lock file. npm omits them if the registry does not have them, and `npm
 * ci` then rejects the lock file on every system.
 */
export async function completeLockfile(): Promise<void> {
  const lock = JSON.parse(await readFile('package-lock.json', 'utf8')) as { packages: Packages }
  const { packages } = lock
  const added = nameMissingBuilds(packages)
  // Registry URLs are removed, because each machine configures its own registry.
  for (const entry of Object.values(packages)) delete entry.resolved
  lock.packages = Object.fromEntries(Object.entries(packages).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  await writeFile('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`)
  console.log(`${added} builds for other systems named`)
}

function nameMissingBuilds(packages: Packages): number {
  let added = 0
  for (const [place, { optionalDependencies = {}, dev }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      if (isLocked(packages, place, name)) continue
      packages[`node_modules/${name}`] = {
        version,
        ...(dev === true ? { dev } : {}),
        optional: true,
        ...platformOf(name),
      } as LockedPackage
      added += 1
    }
  }
  return added
}

/** Returns whether npm would find the package, in the package's own folder or in a folder above. */
function isLocked(packages: Packages, place: string, name: string): boolean {
  const folders = place.split('/node_modules/')
  const above = folders.map((_folder, depth) =>
    folders.slice(0, folders.length - depth).join('/node_modules/'),
  )
  return [...above.map((folder) => `${folder}/node_modules/${name}`), `node_modules/${name}`].some(
    (path) => packages[path] !== undefined,
  )
}

function platformOf(name: string): object {
  const parts = (name.split('/').at(-1) ?? '').split(/[-_]/)
  const os = systems.filter((system) => parts.includes(system))
  const cpu = processors.filter((processor) => parts.includes(processor))
  const libc = parts.some((part) => part.startsWith('musl'))
    ? 'musl'
    : parts.some((part) => part.startsWith('gnu'))
      ? 'glibc'
      : undefined
  return {
    ...(cpu.length > 0 ? { cpu } : {}),
    ...(libc === undefined ? {} : { libc: [libc] }),
    ...(os.length > 0 ? { os } : {}),
  }
}
