import { useEffect, useState } from 'react'
import { registerWorker } from './register-worker.ts'

/** The worker of a newer release, once it has everything and waits for this one to end. */
export function useWaitingRelease(): ServiceWorker | undefined {
  const [waiting, setWaiting] = useState<ServiceWorker>()
  useEffect(() => {
    const gone = new AbortController()
    const { signal } = gone
    registerWorker()
      .then(registration => {
        if (!registration || signal.aborted) return
        const look = () => setWaiting(registration.waiting ?? undefined)
        look()
        registration.addEventListener('updatefound', () => onInstalled(registration, look), { signal })
        // A page may stay open for days.
        const ask = () => document.visibilityState === 'visible' && registration.update().catch(() => {})
        document.addEventListener('visibilitychange', ask, { signal })
      })
      // Without a worker everything works but for reading without a network: private windows may forbid one.
      .catch(() => {})
    return () => gone.abort()
  }, [])
  return waiting
}

/** The first release ever has nobody to wait for. */
function onInstalled({ installing }: ServiceWorkerRegistration, look: () => void): void {
  installing?.addEventListener('statechange', () => {
    if (installing.state === 'installed' && navigator.serviceWorker.controller) look()
  })
}

/** Lets it take over, and loads this page anew as soon as it has. */
export function takeOver(worker: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  worker.postMessage({ kind: 'takeOver' })
}
