/** The service worker API, as far as the shop uses it: TypeScript's `webworker` library conflicts with its `dom` library. */
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
  /** The response to the navigation request sent during worker startup. Undefined without navigation preload. */
  preloadResponse: Promise<Response | undefined> | undefined
  respondWith: (answer: Promise<Response>) => void
}

/** A message from a page to the worker, with URLs that the page has shown or loaded without the worker. */
export interface SeenPagesMessage {
  seen: string[]
}
