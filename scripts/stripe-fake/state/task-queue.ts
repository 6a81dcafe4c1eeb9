import type { StateStore, ScheduledTask } from './state.ts'

export type TaskQueue = {
  add: (kind: string, id: string, delayMs: number) => void
  wake: () => void
  /** Runs all waiting tasks once, regardless of their due times. */
  flush: () => Promise<void>
  stop: () => Promise<void>
}

type Options = {
  store: StateStore
  /** Returns the milliseconds until the next attempt. Undefined when the task is done. */
  perform: (task: ScheduledTask) => Promise<number | void>
  mayRun: (task: ScheduledTask) => boolean
}

/** Runs the scheduled tasks one after the other, in order of their due times. */
export function startTaskQueue({ store, perform, mayRun }: Options): TaskQueue {
  const { state } = store
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  let turn: Promise<void> = Promise.resolve()

  async function run(task: ScheduledTask): Promise<void> {
    task.attempts += 1
    const againAfterMs = await perform(task)
    if (againAfterMs !== undefined) task.dueAtMs = Date.now() + againAfterMs
    // A reset may have replaced the list of tasks while this one ran.
    else if (state.tasks.includes(task)) state.tasks.splice(state.tasks.indexOf(task), 1)
    await store.save()
  }

  async function runAll(choose: () => ScheduledTask | undefined): Promise<void> {
    for (let task = choose(); task; task = choose()) await run(task)
  }

  function exclusively(choose: () => ScheduledTask | undefined): Promise<void> {
    turn = turn.then(() => runAll(choose))
    return turn.then(wake)
  }

  const earliest = (tasks: ScheduledTask[]): ScheduledTask | undefined =>
    stopped ? undefined : tasks.filter(mayRun).toSorted((a, b) => a.dueAtMs - b.dueAtMs)[0]

  const due = () => earliest(state.tasks.filter(({ dueAtMs }) => dueAtMs <= Date.now()))

  function wake(): void {
    clearTimeout(timer)
    const next = earliest(state.tasks)
    if (next) timer = setTimeout(() => void exclusively(due), Math.max(0, next.dueAtMs - Date.now()))
  }

  function flush(): Promise<void> {
    const begun = new Set<ScheduledTask>()
    return exclusively(() => {
      const next = earliest(state.tasks.filter((task) => !begun.has(task)))
      if (next) begun.add(next)
      return next
    })
  }

  async function stop(): Promise<void> {
    stopped = true
    clearTimeout(timer)
    await turn
  }

  const add = (kind: string, id: string, delayMs: number) => {
    state.tasks.push({ kind, id, dueAtMs: Date.now() + delayMs, attempts: 0 })
  }
  return { add, wake, flush, stop }
}
