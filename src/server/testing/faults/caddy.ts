import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { startChildProgram } from '../../../../scripts/processes/child-program.ts'
import { findFreePort } from '../../../../scripts/processes/ports.ts'
import { projectRoot } from '../../../../scripts/processes/project.ts'
import { pollUntil } from './poll-until.ts'
import { sendVisit } from './send-visit.ts'

/** A Caddy process with the configuration in `deploy/`. */
export interface Caddy {
  url: string
  close: () => Promise<void>
}

const shipped = path.join(projectRoot, 'deploy/Caddyfile')
const caddyMissing =
  'The faults are measured through deploy/Caddyfile, and there is no `caddy` on the PATH: install Caddy 2.6 or newer (`apt-get install caddy`, or https://caddyserver.com/docs/install).'

/** Throws if Caddy isn't installed. */
export async function requireCaddy(): Promise<void> {
  try {
    await promisify(execFile)('caddy', ['version'])
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'ENOENT' ? new Error(caddyMissing) : error
  }
}

/** Runs `deploy/Caddyfile` in front of nodes on these ports. Only the addresses differ from production, and TLS is off. */
export async function startCaddy(nodePorts: readonly number[]): Promise<Caddy> {
  const folder = await mkdtemp(path.join(tmpdir(), 'caddy-'))
  const config = path.join(folder, 'Caddyfile')
  const url = `http://127.0.0.1:${await findFreePort()}`
  // The default port of Caddy's admin API may be taken by another Caddy on the machine.
  await writeFile(config, `{\n\tadmin off\n}\nimport ${shipped}\n`)
  const child = await startChildProgram({
    name: 'Caddy',
    command: 'caddy',
    args: ['run', '--config', config, '--adapter', 'caddyfile'],
    env: {
      PATH: process.env['PATH'],
      XDG_CONFIG_HOME: folder,
      XDG_DATA_HOME: folder,
      SHOP_ADDRESS: url,
      SHOP_NODES: nodePorts.map((port) => `127.0.0.1:${port}`).join(' '),
    },
    log: path.join(folder, 'log'),
  })
  let ended: string | undefined
  void child.exited.then((how) => (ended = how))
  await pollUntil(async () => {
    if (ended !== undefined) throw new Error(`Caddy ${ended}: ${await readFile(child.log, 'utf8')}`)
    return (await sendVisit(url, { path: '/' })).status !== 0
  })
  return {
    url,
    async close() {
      await child.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
