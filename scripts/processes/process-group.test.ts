import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { startChildProgram } from './child-program.ts'
import { findStartTime } from './processes.ts'
import { createProcessGroup, stopLeftoverProcesses } from './process-group.ts'

const folder = await mkdtemp(path.join(tmpdir(), 'roster-test-'))
const start = (name: string, script: string) =>
  startChildProgram({ name, command: '/bin/sh', args: ['-c', script], log: path.join(folder, `${name}.log`) })

afterAll(() => rm(folder, { recursive: true, force: true }))

test('a program of a run that ends unexpectedly is reported with its last output', async () => {
  const roster = createProcessGroup(folder)
  await roster.add(await start('The shop', 'echo no database; exit 3'))

  await expect(roster.loss).rejects.toThrow(/The shop ended \(exit code 3\)[^]*no database/)
})

test('programs of a run are stopped in reverse order of their start', async () => {
  const ended: string[] = []
  const roster = createProcessGroup(folder)
  for (const name of ['database', 'shop']) {
    const child = await start(name, 'sleep 60')
    void child.exited.then(() => ended.push(name))
    await roster.add(child)
  }

  await roster.stopAll()

  expect(ended).toEqual(['shop', 'database'])
})

test('processes of a killed run are stopped, but never another program with a reused process id', async () => {
  const left = await start('left', 'sleep 60')
  const stranger = await start('stranger', 'sleep 60')
  const leftEntry = { pid: left.pid, startedAt: await findStartTime(left.pid), endSignal: 'SIGTERM' }
  const strangerEntry = { pid: stranger.pid, startedAt: 'long ago', endSignal: 'SIGTERM' }
  await writeFile(path.join(folder, 'processes.json'), JSON.stringify([leftEntry, strangerEntry]))

  await stopLeftoverProcesses(folder)
  const strangerLives = (await findStartTime(stranger.pid)) !== undefined
  await stranger.stop()

  expect(await left.exited).toBe('SIGTERM')
  expect(strangerLives).toBe(true)
})
