import { useEffect, useState } from 'react'
import { workerPath } from '#contract/offline.ts'
import { apiBaseUrl } from '#web/api/transport.ts'

/** Returns the worker of a newer release, once it is installed and waits for the current one to end. */
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
      // Without a worker everything works except reading offline. Private windows may forbid workers.
      .catch(() => {})
    return () => controller.abort()
  }, [])
  return waiting
}

/** Calls back when a new worker is installed. The very first worker has no predecessor to wait for. */
function onInstalled({ installing }: ServiceWorkerRegistration, updateWaiting: () => void): void {
  installing?.addEventListener('statechange', () => {
    if (installing.state === 'installed' && navigator.serviceWorker.controller) updateWaiting()
  })
}

/** Activates a worker, and reloads this page once the worker controls it. */
export function activateWorker(worker: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  worker.postMessage({ kind: 'takeOver' })
}

type TrustedTypes = {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string }
}

declare global {
  interface Window {
    trustedTypes?: TrustedTypes
  }
}

const assertWorkerUrl = (url: string): string => {
  if (url !== workerPath) throw new TypeError('There is one worker')
  return url
}

/** Returns the worker's address. Under a Trusted Types policy, a script's address is not a plain string. */
function trustedWorkerUrl(): string {
  const policy = window.trustedTypes?.createPolicy('mezani-worker', { createScriptURL: assertWorkerUrl })
  return policy?.createScriptURL(workerPath) ?? workerPath
}

/**
 * Checks whether to register the worker. A client that was pointed at another backend has nothing to cache on its own origin, and
 * Vite serves no worker.
 */
const shouldRegister = (): boolean =>
  import.meta.env.PROD && 'serviceWorker' in navigator && apiBaseUrl === ''

let registrationPromise: Promise<unknown> | undefined

/** Registers the worker once per page; returns its registration, if there is one. */
async function registerWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!shouldRegister()) return undefined
  registrationPromise ??= navigator.serviceWorker.register(trustedWorkerUrl())
  await registrationPromise
  return navigator.serviceWorker.getRegistration()
}
