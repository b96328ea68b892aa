import { workerPath } from '#contract/offline.ts'
import { apiBaseUrl } from '#web/api/api-base-url.ts'

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

/** Where scripts must come from a named policy, an address of one is no longer a plain string. */
function trustedWorkerUrl(): string {
  const policy = window.trustedTypes?.createPolicy('mezani-worker', { createScriptURL: assertWorkerUrl })
  return policy?.createScriptURL(workerPath) ?? workerPath
}

/** A client that was pointed at another backend has nothing on its own origin to keep. Vite serves no worker. */
const shouldRegister = (): boolean =>
  import.meta.env.PROD && 'serviceWorker' in navigator && apiBaseUrl === ''

let registrationPromise: Promise<unknown> | undefined

/** Registers the worker once a page; answers its registration, if there is one. */
export async function registerWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!shouldRegister()) return undefined
  registrationPromise ??= navigator.serviceWorker.register(trustedWorkerUrl())
  await registrationPromise
  return navigator.serviceWorker.getRegistration()
}
