const address = '/service-worker.js'

/** Undefined if the browser offers no service workers: over plain HTTP, and in some private windows. */
export async function registerWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return undefined
  return navigator.serviceWorker.register(address)
}

/** In development, removes a worker that the demo registered at the same address: it would serve outdated sources. */
export async function unregisterWorkers(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const registrations = await navigator.serviceWorker.getRegistrations()
  await Promise.all(registrations.map((registration) => registration.unregister()))
}
