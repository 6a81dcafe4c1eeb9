import { execFile } from 'node:child_process'
import { chmod, cp, mkdir, mkdtemp, readFile, realpath, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { connectToDatabase } from '../../testing/test-database.ts'

// Runs the commands of docs/production.md in order, in a folder that replaces /. Shell, files and git are real. Programs
// that need root, the network or minutes are only recorded. `recorded` names the file that really runs each of them.

const needsServer = 'a server with root'
const needsDocker = 'docker'
const drill = 'scripts/drills/production.drill.test.ts'
const grants = 'src/server/integration/auth/identity-scripts.test.ts'
const files = 'src/server/integration/guides/guide-files.test.ts'

/** Recorded commands, each with the file that really runs it and a text of that file. */
const recorded: Record<string, [where: string, name?: string]> = {
  'npm run demo': ['scripts/drills/demo.drill.test.ts', 'demo'],
  'npm ci --omit=dev': ['Dockerfile', 'npm ci --omit=dev'],
  'npm run guides:export -- ../guides.jsonl': [files, 'guides-export'],
  'psql postgres://demo@localhost/demo --command create database rehearsal': [drill, 'create database'],
  'npm run migrate': [drill, 'npm run migrate'],
  'npm run guides:import -- ../guides.jsonl': [files, 'guides-import'],
  'npm run setup:stripe': [drill, 'npm run setup:stripe'],
  'npm start': [drill, 'CMD'],
  'psql ': [needsServer],
  'useradd --system --home-dir /srv/shop --shell /usr/sbin/nologin shop': [needsServer],
  'chown -R operator /srv/shop': [needsServer],
  'chown root:GROUP /etc/shop/settings.env': [needsServer],
  'npm run setup:stripe -- --dry-run': ['scripts/operator/set-up-stripe.test.ts', 'dryRun'],
  'npm ci': ['scripts/run.test.ts', 'npm ci'],
  'npm run build': ['Dockerfile', 'npm run build'],
  'systemctl daemon-reload': [needsServer],
  'systemctl enable --now shop@3001 shop@3002': [needsServer],
  'curl http://127.0.0.1:3001/readyz': [drill, '/readyz'],
  'npm run backup -- --new-key': ['src/server/integration/site/production-guide.test.ts', 'BACKUP_RECIPIENT'],
  'install -d -o shop -g shop -m 750 /var/backups/shop': [needsServer],
  'systemctl enable --now shop-backup.timer': [needsServer],
  'systemctl start shop-backup.service': [needsServer],
  'systemctl reload caddy': [needsServer],
  'npm run guides:import -- guides.csv --dry-run': [files, 'dryRun'],
  'npm run guides:import -- guides.csv': [files, 'guides-import'],
  'npm run operator:grant -- you@example.com --role owner': [grants, 'operator-grant'],
  'systemctl restart shop@3001': [needsServer],
  'curl --fail --silent http://127.0.0.1:3001/readyz': [drill, '/readyz'],
  'systemctl restart shop@3002': [needsServer],
  'curl --fail --silent http://127.0.0.1:3002/readyz': [drill, '/readyz'],
  'docker compose build --build-arg RELEASE=COMMIT': [needsDocker],
  'docker compose run --rm --no-deps shop npm run setup:stripe': [needsDocker],
  'docker compose up --detach': [needsDocker],
  'docker compose run --rm shop npm run operator:grant -- you@example.com': [needsDocker],
  'docker compose run --rm -T shop node scripts/run.mjs backup -': [needsDocker],
}

const guide = await readFile('docs/production.md', 'utf8')
const blocks = [...guide.matchAll(/^```(sh|bash|sql)\n([^]*?)^```/gm)].map(([, language, text = '']) => ({
  language,
  text,
}))

let root: string
let said: string
let log: string[]
beforeAll(async () => {
  root = await realpath(await mkdtemp(path.join(tmpdir(), 'production-guide-')))
  await makeRepository()
  await makePrograms()
  await writeFile(path.join(root, 'service-account.json'), '{\n  "type": "service_account"\n}\n')
  for (const folder of ['etc/systemd/system', 'etc/caddy'])
    await mkdir(path.join(root, folder), { recursive: true })

  const script = ['set -eu', ...blocks.filter(({ language }) => language !== 'sql').map(toScript)].join('\n')
  const env = {
    PATH: `${root}/bin:${process.env['PATH']}`,
    HOME: root,
    USER: 'operator',
    ROOT: root,
    PROJECT: process.cwd(),
  }
  const ran = await promisify(execFile)('bash', ['-c', script], { cwd: root, env })
  said = ran.stdout
  log = (await readFile(path.join(root, 'log'), 'utf8')).split('\n').slice(0, -1)
})
afterAll(() => rm(root, { recursive: true, force: true }))

const inRoot = (text: string) =>
  text
    .replaceAll(/(?<=[\s"'.:]|^)\/(srv|etc|var)\b/gm, `${root}/$1`)
    .replaceAll('ADDRESS-OF-THE-REPOSITORY', `file://${root}/repository`)

/** Returns a script that runs a code block in the folder that the guide expects, or writes a block of settings to its file. */
function toScript({ text }: { text: string }): string {
  if (/^ORIGIN=/m.test(text)) return `cat > ${root}/etc/shop/settings.env <<'END'\n${text}END`
  const folder = /^npm run|^echo /.test(text) ? `${root}/srv/shop/current` : root
  const isFirst = text.includes('npm run demo')
  // Writes the settings that the recorded `npm run demo` would write.
  const demo = `mkdir -p .data && echo "DATABASE_URL='postgres://demo@localhost/demo'" > .data/shop.env`
  return `[ -d ${folder} ] && cd ${folder}\n${inRoot(text)}\n${isFirst ? demo : ''}`
}

async function makeRepository(): Promise<void> {
  const repository = path.join(root, 'repository')
  await mkdir(repository)
  const parts = [
    'package.json',
    'package-lock.json',
    '.npmrc',
    'deploy',
    'migrations',
    'scripts/run.mjs',
    'src/server/start.mjs',
  ]
  for (const part of parts) await cp(part, path.join(repository, part), { recursive: true })
  const git = (...args: string[]) => promisify(execFile)('git', args, { cwd: repository })
  await git('init', '--quiet')
  await git('add', '--all')
  await git(
    '-c',
    'user.name=a',
    '-c',
    'user.email=a@example.com',
    'commit',
    '--quiet',
    '--message',
    'Release',
  )
}

/** Writes fake programs that record their calls. The fake `systemctl` fails for units that were not copied. */
async function makePrograms(): Promise<void> {
  const note = `echo "$(basename "$0") $*" >> "$ROOT/log"`
  const programs = {
    sudo: `[ "$1" = -u ] && shift 2; exec "$@"`,
    ...Object.fromEntries(['psql', 'useradd', 'chown', 'docker', 'curl'].map((name) => [name, note])),
    install: `${note}; for last; do :; done; mkdir -p "$last"`,
    npm: `${note}; if [ "$*" = "run demo" ] || [ "$*" = "run build" ]; then mkdir -p dist/client/assets; touch dist/client/assets/built.js; fi
      if [ "$*" = "run backup -- --new-key" ]; then cd "$PROJECT" && ${process.execPath} scripts/backup.ts --new-key; fi`,
    systemctl: `${note}
      for unit; do case $unit in
        *@*) test -f "$ROOT/etc/systemd/system/\${unit%%@*}@.service" ;;
        *.*) test -f "$ROOT/etc/systemd/system/$unit" ;;
      esac || exit 1; done`,
  }
  await mkdir(path.join(root, 'bin'))
  for (const [name, text] of Object.entries(programs)) {
    await writeFile(path.join(root, 'bin', name), `#!/bin/sh\n${text}\n`)
    await chmod(path.join(root, 'bin', name), 0o755)
  }
}

/** Replaces the parts of a command that differ between machines. */
const plain = (command: string) =>
  command
    .replaceAll(root, '')
    .replace(/root:\w+/, 'root:GROUP')
    .replace(/RELEASE=[0-9a-f]+$/, 'RELEASE=COMMIT')

test('every command of the production guide runs, either in this test or in a named file', async () => {
  expect([...new Set(log.map(plain))].toSorted()).toEqual(Object.keys(recorded).toSorted())
  const missing: string[] = []
  for (const [command, [where, name = '']] of Object.entries(recorded))
    if (name !== '' && !(await readFile(where, 'utf8')).includes(name)) missing.push(command)
  expect(missing).toEqual([])
})

const at = (place: string) => path.join(root, place)

test('the production guide creates the files that systemd units and proxy use', async () => {
  const isThere = async (place: string) => (await stat(at(place))).isFile()
  const places = [
    'srv/shop/current/src/server/start.mjs',
    'srv/shop/current/scripts/run.mjs',
    'srv/shop/shared/assets/built.js',
    'etc/caddy/Caddyfile',
    'etc/systemd/system/shop-backup.timer',
  ]
  for (const place of places) expect([place, await isThere(place)]).toEqual([place, true])
  expect((await stat(at('etc/shop/settings.env'))).mode & 0o777).toBe(0o640)
  expect(said).toContain('{"type":"service_account"}\n')
  expect(said).toMatch(/BACKUP_RECIPIENT=.?age1/)
})

test('the SQL of the production guide creates a role that owns its database', async () => {
  const { postgresUrl } = inject('services')
  const name = `shop_${crypto.randomUUID().replaceAll('-', '')}`
  const client = await connectToDatabase(`${postgresUrl}/postgres`)
  const statements =
    blocks.find(({ language }) => language === 'sql')?.text.replaceAll(/\bshop\b/g, name) ?? ''
  for (const statement of statements.trim().split('\n')) await client.query(statement)

  const { rows } = await client.query(
    'select rolname from pg_database join pg_roles on pg_roles.oid = datdba where datname = $1',
    [name],
  )
  await client.query(`drop database ${name}`)
  await client.query(`drop role ${name}`)
  await client.end()
  expect(rows).toEqual([{ rolname: name }])
})
