import { useEffect, useState } from 'react'
import { registerWorker } from './register-worker.ts'

/** The worker of a newer release, once it has everything and waits for this one to end. */
export function useWaitingWorker(): ServiceWorker | undefined {
  const [waiting, setWaiting] = useState<ServiceWorker>()
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    registerWorker()
      .then(registration => {
        if (!registration || signal.aborted) return
        const updateWaiting = () => setWaiting(registration.waiting ?? undefined)
        updateWaiting()
        registration.addEventListener('updatefound', () => onInstalled(registration, updateWaiting), {
          signal,
        })
        // A page may stay open for days.
        const checkForUpdate = () =>
          document.visibilityState === 'visible' && registration.update().catch(() => {})
        document.addEventListener('visibilitychange', checkForUpdate, { signal })
      })
      // Without a worker everything works but for reading without a network: private windows may forbid one.
      .catch(() => {})
    return () => controller.abort()
  }, [])
  return waiting
}

/** The first release ever has nobody to wait for. */
function onInstalled({ installing }: ServiceWorkerRegistration, updateWaiting: () => void): void {
  installing?.addEventListener('statechange', () => {
    if (installing.state === 'installed' && navigator.serviceWorker.controller) updateWaiting()
  })
}

/** Lets it take over, and loads this page anew as soon as it has. */
export function activateWorker(worker: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  worker.postMessage({ kind: 'takeOver' })
}
