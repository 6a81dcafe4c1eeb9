const address = '/service-worker.js'

/** Undefined where there are no workers: over plain http, and in some private windows. */
export async function registerWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return undefined
  return navigator.serviceWorker.register(address)
}

/** The sources change under a worker that the demo has left at the same address. */
export async function unregisterWorkers(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const registrations = await navigator.serviceWorker.getRegistrations()
  await Promise.all(registrations.map((registration) => registration.unregister()))
}
