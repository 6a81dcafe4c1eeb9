import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { settings } from '../src/server/platform/env.ts'
import { projectRoot } from './processes/project.ts'
import {
  isDockerIgnored,
  parseCopyInstruction,
  readDockerStages,
  parseEnvInstruction,
  type DockerInstruction,
} from './testing/dockerfile.ts'

const read = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8')
const exists = (file: string) => existsSync(path.join(projectRoot, file))

const { scripts, engines, devEngines } = JSON.parse(read('package.json')) as {
  scripts: Record<string, string>
  engines: { node: string }
  devEngines: { runtime: { version: string } }
}
const compose = read('compose.yaml')
const unit = read('deploy/shop@.service')
const balancer = read('deploy/Caddyfile')
const guide = read('docs/production.md')
const health = read('src/server/http/health.ts')

const commandsIn = (text: string) =>
  [...text.matchAll(/\bnpm (?:run ([\w:-]+)|(start))\b|'npm', 'run', '([\w:-]+)'/g)].map(
    ([, run, start, listed]) => run ?? start ?? listed ?? '',
  )
const unknownCommandsIn = (text: string) => commandsIn(text).filter((name) => scripts[name] === undefined)

const known = (name: string) => Object.hasOwn(settings, name) || Object.hasOwn(ofThePostgresImage, name)
const ofThePostgresImage = {
  POSTGRES_USER: '',
  POSTGRES_DB: '',
  POSTGRES_PASSWORD: '',
  POSTGRES_INITDB_ARGS: '',
}

/** Maximum seconds for the shutdown of a node: its drain, and what main.ts allows after it. */
const leavesWithinSeconds =
  settings.DRAIN_SECONDS.schema.parse(undefined) +
  Number(/longestLeaveMs = ([\d_]+)/.exec(read('src/server/main.ts'))?.[1]?.replace('_', '')) / 1000

const wordsOf = (instructions: DockerInstruction[], wanted: string) =>
  instructions.filter(({ name }) => name === wanted).map(({ words }) => words)

/** Returns the names of a service's environment variables. */
const environmentIn = (block: string) =>
  [...(/^ {4}environment:\n((?: {6}.+\n)+)/m.exec(block)?.[1] ?? '').matchAll(/^ {6}(\w+):/gm)].map(
    ([, name = '']) => name,
  )

const lineOf = (text: string, name: string) => new RegExp(`^${name}=(.+)$`, 'm').exec(text)?.[1]
const valueOf = (name: string) => lineOf(unit, name)

const seconds = (name: string) => Number(new RegExp(`${name} (\\d+)s`).exec(balancer)?.[1])

describe('the Docker image matches the project’s files, commands and settings', () => {
  const stages = readDockerStages()
  const all = [...stages.values()].flat()
  const production = stages.get('production') ?? []

  const ignored = read('.dockerignore').split('\n').filter(Boolean)

  test('the image is built and run with the Node version that the sources need', () => {
    const versions = wordsOf(all, 'FROM').map((words) => Number(/^node:(\d+)-/.exec(words)?.[1]))
    const oldest = Number(/oldestForTypeScript = (\d+)/.exec(read('scripts/run.mjs'))?.[1])
    expect(versions).toEqual([oldest, oldest])
    expect(engines.node).toBe(`>=${oldest}`)
    expect(devEngines.runtime.version).toBe(`>=${/const oldest = (\d+)/.exec(read('scripts/run.mjs'))?.[1]}`)
  })

  test('the image copies only existing files that .dockerignore does not exclude', () => {
    const copies = wordsOf(all, 'COPY').map(parseCopyInstruction)
    const own = copies.filter(({ stage }) => stage === undefined).flatMap(({ sources }) => sources)
    const built = copies.filter(({ stage }) => stage !== undefined)
    expect(own.filter((file) => !exists(file) || isDockerIgnored(file))).toEqual([])
    expect(own).toContain('package-lock.json')
    expect(built).toEqual([{ stage: 'build', sources: ['/shop/dist'], target: 'dist' }])
  })

  test('`.dockerignore` lists only existing paths and excludes secrets', () => {
    const made = new Set([
      '.cache',
      '.data',
      '.env',
      '.git',
      'coverage',
      'dist',
      'node_modules',
      'screenshots',
    ])
    const named = ignored.filter((line) => !line.includes('*') && !made.has(line))
    expect(named.filter((file) => !exists(file))).toEqual([])
    expect(ignored).toEqual(expect.arrayContaining(['.env', '.git', 'node_modules', 'dist']))
  })

  test('the image contains only production packages, and runs as an unprivileged user', () => {
    expect(wordsOf(production, 'RUN').filter((command) => /\bnp[mx]\b/.test(command))).toEqual([
      'npm ci --omit=dev',
    ])
    expect(wordsOf(production, 'USER')).toEqual(['node'])
    expect(production.findIndex(({ name }) => name === 'USER')).toBeLessThan(
      production.findIndex(({ name }) => name === 'CMD'),
    )
  })

  test('the image contains the compiled modules of its user in the folder that start.mjs reads', () => {
    const [, folder] = /'\.\.\/\.\.\/(node_modules\/[^']+)'/.exec(read('src/server/start.mjs')) ?? []
    const compiling = production.findIndex(({ words }) => words.startsWith(`NODE_COMPILE_CACHE=${folder} `))
    expect(compiling).toBeGreaterThan(production.findIndex(({ name }) => name === 'USER'))
  })

  test('the image uses existing commands and settings, and starts like npm start', () => {
    expect(all.flatMap(({ words }) => unknownCommandsIn(words))).toEqual([])
    expect(
      wordsOf(production, 'ENV')
        .flatMap((words) => Object.keys(parseEnvInstruction(words)))
        .filter((name) => !known(name)),
    ).toEqual([])
    expect((JSON.parse(wordsOf(production, 'CMD')[0] ?? '') as string[]).join(' ')).toBe(scripts['start'])
  })

  test('the image checks its health at the shop’s port and path', () => {
    const [{ PORT: port } = {}] = wordsOf(production, 'ENV').map(parseEnvInstruction)
    const [, asked, at] =
      /http:\/\/127\.0\.0\.1:(\d+)(\/\w+)/.exec(wordsOf(production, 'HEALTHCHECK')[0] ?? '') ?? []
    expect([wordsOf(production, 'EXPOSE'), asked]).toEqual([[port], port])
    expect(health).toContain(`app.get('${at}'`)
    expect(wordsOf(production, 'HEALTHCHECK')[0]).toMatch(/ CMD \["node", /)
  })
})

test('the shop exits under an older Node with a message that names the required version', async () => {
  const older = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.20.2' } })`
  const [, ...options] = scripts['start']?.split(' ') ?? []
  const started = promisify(execFile)(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(older)}`, ...options],
    { cwd: projectRoot },
  )

  const needed = engines.node.replace('>=', '')
  await expect(started).rejects.toMatchObject({
    code: 1,
    stderr: `The shop needs Node ${needed} or newer, and this is 20.20.2. Install Node ${needed} (https://nodejs.org) and start again.\n`,
  })
})

describe('compose.yaml starts a database, a migration and a node', () => {
  const blocks = compose.split(/^ {2}(?=\w+:$)/m).slice(1)
  const services = blocks
    .map((block) => block.slice(0, block.indexOf(':')))
    .filter((name) => name !== 'database')

  test('compose.yaml has a database, a migration and a node, which wait for each other', () => {
    const awaited = [...compose.matchAll(/depends_on:\n {6}(\w+):\n {8}condition: (\w+)/g)].map(
      ([, name, how]) => [name, how],
    )
    expect(services).toEqual(['postgres', 'migrate', 'shop'])
    expect(awaited).toEqual([
      ['postgres', 'service_healthy'],
      ['migrate', 'service_completed_successfully'],
    ])
  })

  test('compose.yaml uses existing settings, commands and hosts', () => {
    const variables = [
      ...blocks.flatMap(environmentIn),
      ...[...compose.matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name),
    ]
    const hosts = [...compose.matchAll(/postgres:\/\/shop:[^@]+@(\w+)\/shop/g)].map(([, host = '']) => host)
    expect(variables.length).toBeGreaterThan(8)
    expect(variables.filter((name) => !known(name))).toEqual([])
    expect(commandsIn(compose)).toEqual(['migrate'])
    expect(hosts).toEqual(['postgres', 'postgres'])
  })

  test('compose.yaml publishes the node’s port on the local machine only', () => {
    expect(/ports:\n {6}- (.+)/.exec(compose)?.[1]).toBe(`127.0.0.1:3000:${/PORT: (\d+)/.exec(compose)?.[1]}`)
  })

  test('compose.yaml gives a node its full shutdown time', () => {
    expect(Number(/stop_grace_period: (\d+)s/.exec(compose)?.[1])).toBeGreaterThan(leavesWithinSeconds)
  })
})

describe('the systemd unit of the shop starts the shop like npm start', () => {
  test('the shop’s unit starts like npm start, with existing settings and the full shutdown time', () => {
    const variables = [...unit.matchAll(/^Environment=(\w+)=/gm)].map(([, name = '']) => name)
    expect(valueOf('ExecStart')).toBe(`/usr/bin/env ${scripts['start']}`)
    expect(variables.filter((name) => !known(name))).toEqual([])
    expect(Number(valueOf('TimeoutStopSec'))).toBeGreaterThan(leavesWithinSeconds)
    expect(valueOf('User')).not.toBe('root')
  })

  test('the shop’s unit uses the folders and the user that the production guide creates', () => {
    expect(guide).toContain(
      `useradd --system --home-dir /srv/shop --shell /usr/sbin/nologin ${valueOf('User')}`,
    )
    expect(guide).toContain(
      `ln -sfn releases/$RELEASE ${valueOf('WorkingDirectory')}`.replace('/srv/shop/current', 'current'),
    )
    expect(guide).toContain(valueOf('EnvironmentFile') ?? 'nothing')
  })
})

describe('the systemd unit of the backup runs an existing command', () => {
  const service = read('deploy/shop-backup.service')

  test('the backup’s unit runs every night as the shop’s user, with an existing command', () => {
    for (const name of ['User', 'WorkingDirectory', 'EnvironmentFile'])
      expect([name, lineOf(service, name)]).toEqual([name, lineOf(unit, name)])
    expect(lineOf(service, 'ExecStart')).toBe(`/usr/bin/env ${scripts['backup']}`)
    expect(lineOf(read('deploy/shop-backup.timer'), 'OnCalendar')).toBe('*-*-* 02:30')
    expect(guide).toContain(`install -d -o ${lineOf(service, 'User')}`)
  })
})

describe('the load balancer forwards requests to ready nodes', () => {
  test('the balancer checks the readiness path and forwards to the nodes of the production guide', () => {
    const ports = [...balancer.matchAll(/127\.0\.0\.1:(\d+)/g)].map(([, port = '']) => port)
    expect(health).toContain(`app.get('${/health_uri (\S+)/.exec(balancer)?.[1]}'`)
    expect(ports.filter((port) => !guide.includes(`shop@${port}`))).toEqual([])
    expect(new Set(ports).size).toBe(2)
    expect(guide).toContain(/root \* (\S+)/.exec(balancer)?.[1] ?? 'nothing')
  })

  test('the balancer notices a leaving node before the node closes', () => {
    expect(seconds('health_interval') + seconds('health_timeout')).toBeLessThan(
      settings.DRAIN_SECONDS.schema.parse(undefined),
    )
  })
})

describe('the production guide uses existing commands, settings and files', () => {
  const blocks = [...guide.matchAll(/^```(\w+)\n([^]*?)^```/gm)].map(([, language, text = '']) => ({
    language,
    text,
  }))

  test('the production guide uses existing commands', () => {
    expect(commandsIn(guide).length).toBeGreaterThan(10)
    expect(unknownCommandsIn(guide)).toEqual([])
  })

  test('the production guide sets existing settings, including all required ones', () => {
    const file = blocks.find(({ text }) => /^ORIGIN=/m.test(text) && /^SELLER=/m.test(text))
    const set = [...(file?.text ?? '').matchAll(/^([A-Z_]+)=/gm)].map(([, name = '']) => name)
    const needed = Object.entries(settings)
      .filter(([, { schema }]) => !schema.safeParse(undefined).success)
      .map(([name]) => name)
    const own = new Set(['RELEASE', 'PATH'])
    const named = [...guide.matchAll(/\b([A-Z]+(?:_[A-Z]+)+)\b/g)].map(([, name = '']) => name)
    expect(needed.filter((name) => !set.includes(name))).toEqual([])
    expect([...set, ...named].filter((name) => !known(name) && !own.has(name))).toEqual([])
  })

  test('the production guide copies and reads existing files', () => {
    const files = blocks.flatMap(({ text }) => text.match(/\b(?:deploy|scripts|docs)\/[\w@./-]+/g) ?? [])
    expect(files.length).toBeGreaterThan(1)
    expect(files.filter((file) => !exists(file))).toEqual([])
  })
})
