import { spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sendSignal } from './processes.ts'

type ChildOptions = {
  name: string
  command: string
  args: string[]
  /** File for the child's output. It is overwritten at every start. */
  log: string
  cwd?: string
  env?: NodeJS.ProcessEnv
  user?: { uid: number; gid: number } | undefined
  /** Signal for a graceful stop. SIGTERM by default. */
  endSignal?: NodeJS.Signals
}

export type ChildProgram = {
  name: string
  pid: number
  log: string
  endSignal: NodeJS.Signals
  /** Resolves when the process has ended, with a description of how it ended. */
  exited: Promise<string>
  /** Sends the end signal, and kills the process after `patienceMs`. Can be called repeatedly. */
  stop(patienceMs?: number): Promise<void>
  signal(signal: NodeJS.Signals): void
}

// Shell script that ends the child with this process. Its standard input is a pipe whose other end only this process has open.
// The pipe closes when this process ends, even by kill -9, and the watcher then ends the child. `exec` keeps the process id, so
// that signals reach the program itself.
const keeper = `
exec 3<&0 </dev/null
( (
  cd /
  read -r _ <&3
  kill -s "$0" $$ || exit
  for pause in .1 .2 .2 .5 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1; do
    sleep $pause
    kill -0 $$ || exit
    # Nobody may have collected what is left of it.
    [ ! -d /proc/self ] || [ -e /proc/$$/exe ] || exit
  done
  kill -s KILL $$
) >/dev/null 2>&1 & )
exec "$@" 3<&-
`

/** Starts a program in its own session, so that Ctrl-C reaches only this process. The program never outlives this process. */
export async function startChildProgram(options: ChildOptions): Promise<ChildProgram> {
  const endSignal = options.endSignal ?? 'SIGTERM'
  await mkdir(path.dirname(options.log), { recursive: true })
  const log = openSync(options.log, 'w')
  const program = spawn('/bin/sh', ['-c', keeper, endSignal.slice(3), options.command, ...options.args], {
    cwd: options.cwd,
    env: options.env ?? process.env,
    detached: true,
    stdio: ['pipe', log, log],
    ...options.user,
  })
  closeSync(log)
  let ended = false
  const exited = new Promise<string>((resolve) => {
    const end = (how: string) => {
      ended = true
      // Destroying the pipe also ends the watcher.
      program.stdin?.destroy()
      resolve(how)
    }
    program.once('error', (error) => end(error.message))
    program.once('exit', (code, signal) => end(signal ?? `exit code ${code}`))
  })
  const { pid } = program
  if (pid === undefined) throw new Error(`${options.name} can’t be started: ${await exited}`)

  const signal = (name: NodeJS.Signals) => {
    if (!ended) sendSignal(pid, name)
  }
  const stop = async (patienceMs = 10_000) => {
    signal(endSignal)
    const insist = setTimeout(signal, patienceMs, 'SIGKILL')
    await exited
    clearTimeout(insist)
  }
  return { name: options.name, pid, log: options.log, endSignal, exited, stop, signal }
}

/** Polls until `isReady`. Throws an error with the last output if the process ends before or takes too long. */
export async function waitForReadiness(
  child: ChildProgram,
  isReady: () => Promise<boolean>,
  patienceMs: number,
) {
  let end: string | undefined
  void child.exited.then((how) => (end = how))
  const deadline = performance.now() + patienceMs
  while (!(await isReady())) {
    const late = performance.now() > deadline
    if (end !== undefined || late) {
      await child.stop(0)
      throw new Error(
        `${child.name} didn’t start (${late ? 'no answer in time' : end}):\n${await readLogTail(child.log)}`,
      )
    }
    await sleep(20)
  }
}

/** Returns the JSON line with `url` that a program of the project prints when it is ready. */
export async function waitForAnnouncedUrl<Addresses extends { url: string }>(
  child: ChildProgram,
  patienceMs: number,
): Promise<Addresses> {
  let line: string | undefined
  const announced = async () => {
    line = /^\{"url":.*\}$/m.exec(await readFile(child.log, 'utf8'))?.[0]
    return line !== undefined
  }
  await waitForReadiness(child, announced, patienceMs)
  if (line === undefined) throw new Error('announced() leaves a line')
  return JSON.parse(line) as Addresses
}

export async function readLogTail(log: string, lines = 20): Promise<string> {
  const text = await readFile(log, 'utf8').catch(() => '')
  return text.trimEnd().split('\n').slice(-lines).join('\n')
}

/** Runs a program until it ends. Throws an error with its last output if it fails. */
export async function runProgram(options: ChildOptions): Promise<void> {
  const child = await startChildProgram(options)
  const how = await child.exited
  if (how !== 'exit code 0')
    throw new Error(`${child.name} failed (${how}):\n${await readLogTail(child.log, 60)}`)
}
