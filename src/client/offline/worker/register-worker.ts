const address = '/service-worker.js'

/** Registers the service worker. Undefined in development and in browsers without one, such as over plain HTTP. */
export async function registerWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return undefined
  return navigator.serviceWorker.register(address)
}

/** Removes service workers that the demo registered on the same origin, which would serve outdated sources in development. */
export async function unregisterWorkers(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const registrations = await navigator.serviceWorker.getRegistrations()
  await Promise.all(registrations.map((registration) => registration.unregister()))
}
