export type StripeEventHandler = (event: unknown) => void

type Emitter = {
  on: (type: string, handler: StripeEventHandler) => void
  once: (type: string, handler: StripeEventHandler) => void
  off: (type: string, handler?: StripeEventHandler) => void
  emit: (type: string, event: unknown) => void
}

export function createEmitter(): Emitter {
  let listeners: { type: string; handler: StripeEventHandler; once: boolean }[] = []
  const off = (type: string, handler?: StripeEventHandler) => {
    listeners = listeners.filter(
      (each) => each.type !== type || (handler !== undefined && each.handler !== handler),
    )
  }
  return {
    on: (type, handler) => void listeners.push({ type, handler, once: false }),
    once: (type, handler) => void listeners.push({ type, handler, once: true }),
    off,
    emit: (type, event) => {
      const called = listeners.filter((each) => each.type === type)
      listeners = listeners.filter((each) => !(each.once && called.includes(each)))
      for (const { handler } of called) handler(event)
    },
  }
}
