/** What a service worker sees, as far as ours uses it: TypeScript's own library for it contradicts the one for pages. */
export interface WorkerScope {
  location: Location
  clients: { claim: () => Promise<void> }
  registration: ServiceWorkerRegistration
  skipWaiting: () => Promise<void>
  addEventListener: <K extends keyof WorkerEvents>(
    name: K,
    listener: (event: WorkerEvents[K]) => void,
  ) => void
}

interface WorkerEvents {
  install: ExtendableEvent
  activate: ExtendableEvent
  message: ExtendableEvent & Pick<MessageEvent<unknown>, 'data'>
  fetch: FetchEvent
}

interface ExtendableEvent {
  waitUntil: (work: Promise<unknown>) => void
}

export interface FetchEvent extends ExtendableEvent {
  request: Request
  /** The navigation, asked for while the worker was starting; undefined where the browser does not do so. */
  preloadResponse: Promise<Response | undefined> | undefined
  respondWith: (answer: Promise<Response>) => void
}

/** What a page tells the worker: addresses that it has shown or loaded past it. */
export interface SeenPages {
  seen: string[]
}
