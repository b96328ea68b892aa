import { workerPath } from '#contract/offline.ts'
import { host } from '#web/api/host.ts'

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

const onlyTheWorker = (url: string): string => {
  if (url !== workerPath) throw new TypeError('There is one worker')
  return url
}

/** Where scripts must come from a named policy, an address of one is no longer a plain string. */
function trustedAddress(): string {
  const policy = window.trustedTypes?.createPolicy('mezani-worker', { createScriptURL: onlyTheWorker })
  return policy?.createScriptURL(workerPath) ?? workerPath
}

/** A client that was pointed at another backend has nothing on its own origin to keep. Vite serves no worker. */
const isWanted = (): boolean => import.meta.env.PROD && 'serviceWorker' in navigator && host === ''

let registering: Promise<unknown> | undefined

/** Registers the worker once a page; answers its registration, if there is one. */
export async function registerWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!isWanted()) return undefined
  registering ??= navigator.serviceWorker.register(trustedAddress())
  await registering
  return navigator.serviceWorker.getRegistration()
}
