import { setTimeout as wait } from 'node:timers/promises'
import { startNode, waitUntilReady, type NodeProcess } from '../processes/node-process.ts'
import { pollUntil } from './poll-until.ts'
import { sendVisit } from './send-visit.ts'

/** Node's arguments in `deploy/shop@.service`. */
const unitArguments = ['--expose-gc', '--max-semi-space-size=8']
/** Milliseconds. RestartSec of `deploy/shop@.service`. */
const restartMs = 2000

export interface SupervisedNode {
  url: string
  pid: () => number
  /** Returns how often the node died without being stopped. */
  deaths: () => number
  /** Sends requests until the node has died and its successor is ready. Returns the downtime in milliseconds. */
  untilSucceeded: () => Promise<number>
  stop: () => Promise<void>
}

const inside = (name: string) => new URL(`inside/${name}.ts`, import.meta.url).href

/** Runs a node and restarts it when it ends, like systemd with `Restart=always`. */
export async function superviseNode(
  settings: Record<string, string> & { PORT: string },
  { preload, heapMb }: { preload: readonly string[]; heapMb?: number },
): Promise<SupervisedNode> {
  const nodeArguments = [
    ...unitArguments,
    ...(heapMb === undefined ? [] : [`--max-old-space-size=${heapMb}`]),
    ...preload.map((name) => `--import=${inside(name)}`),
  ]
  let node = await start()
  let isStopping = false
  const dead: number[] = []

  async function start(): Promise<NodeProcess> {
    const started = await startNode(settings, { nodeArguments })
    await waitUntilReady(started)
    return started
  }

  async function supervise(): Promise<void> {
    for (;;) {
      await node.ended
      if (isStopping) return
      const died = performance.now()
      await wait(restartMs)
      if (isStopping) return
      node = await start()
      dead.push(performance.now() - died)
    }
  }
  const supervising = supervise()

  return {
    url: node.url,
    pid: () => node.child.pid ?? 0,
    deaths: () => dead.length,
    async untilSucceeded() {
      await pollUntil(async () => {
        await sendVisit(node.url, { path: '/guides?q=guide' })
        return dead.length > 0
      })
      return Math.max(...dead)
    },
    async stop() {
      isStopping = true
      node.child.kill('SIGTERM')
      await supervising
    },
  }
}
