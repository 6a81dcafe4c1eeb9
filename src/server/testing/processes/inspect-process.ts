import type { NodeProcess } from './node-process.ts'

/** Node arguments that a process needs to be inspectable. */
export const inspectArguments = ['--inspect=127.0.0.1:0']

/** Memory use of a process in bytes after a garbage collection, read through its debugger. */
export interface MemoryInUse {
  heap: number
  /** Size of buffers, which lie outside of the heap. */
  buffers: number
}

type Ask = (method: string, parameters?: object) => Promise<{ result?: { value?: unknown } }>

export const measureMemory = (node: NodeProcess): Promise<MemoryInUse> =>
  withDebugger(node, async (ask) => {
    await ask('HeapProfiler.collectGarbage')
    const words =
      '(({ heapUsed: heap, arrayBuffers: buffers }) => ({ heap, buffers }))(process.memoryUsage())'
    const { result } = await ask('Runtime.evaluate', { expression: words, returnByValue: true })
    return result?.value as MemoryInUse
  })

/** Returns the CPU time that the process has used, in milliseconds. */
export const measureCpuTimeMs = (node: NodeProcess): Promise<number> =>
  withDebugger(node, async (ask) => {
    const words = '(({ user, system }) => (user + system) / 1000)(process.cpuUsage())'
    const { result } = await ask('Runtime.evaluate', { expression: words, returnByValue: true })
    return result?.value as number
  })

async function withDebugger<T>({ said }: NodeProcess, work: (ask: Ask) => Promise<T>): Promise<T> {
  const address = /Debugger listening on (ws:\S+)/.exec(said())?.[1]
  if (address === undefined) throw new Error('The process has no debugger')
  const socket = new WebSocket(address)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', reject)
  })
  let asked = 0
  const ask: Ask = (method, parameters = {}) => {
    const id = (asked += 1)
    return new Promise((resolve) => {
      socket.addEventListener('message', ({ data }) => {
        const answer = JSON.parse(String(data)) as { id: number; result: Awaited<ReturnType<Ask>> }
        if (answer.id === id) resolve(answer.result)
      })
      socket.send(JSON.stringify({ id, method, params: parameters }))
    })
  }
  try {
    return await work(ask)
  } finally {
    socket.close()
  }
}
