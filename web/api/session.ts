import { useSyncExternalStore } from 'react'
import { privateCacheName, type WorkerMessage } from '#contract/offline.ts'
import { deviceStorage } from './device-storage.ts'

/** The two sessions a browser can have, under the storage keys that the specification names. */
export type Realm = 'user' | 'admin'

const storageKey = { user: 'token', admin: 'adminToken' } as const satisfies Record<Realm, string>

const listeners = new Set<() => void>()
const announceChange = () => {
  syncAuthAttribute()
  for (const listener of listeners) listener()
}

/** Without storage everyone counts as signed out. */
export const findToken = (realm: Realm): string | null => deviceStorage()?.getItem(storageKey[realm]) || null

export function storeToken(realm: Realm, token: string): void {
  deviceStorage()?.setItem(storageKey[realm], token)
  clearPrivateCache(realm)
}

export function removeToken(realm: Realm): void {
  deviceStorage()?.removeItem(storageKey[realm])
  clearPrivateCache(realm)
}

/** Responses to the user who was signed in until now are private: no copy of them stays in this browser. */
function clearPrivateCache(realm: Realm): void {
  if (realm === 'user') {
    globalThis.caches?.delete(privateCacheName).catch(() => {})
    tellWorker({ kind: 'sessionEnded' })
  }
  announceChange()
}

/** Also when it is not in control of this page, as after a reload that bypasses the cache. */
function tellWorker(message: WorkerMessage): void {
  navigator.serviceWorker
    ?.getRegistration()
    .then(registration => registration?.active?.postMessage(message))
    .catch(() => {})
}

/** The style sheet shows or hides by this attribute; the script in the head sets it first, before anything is painted. */
function syncAuthAttribute(): void {
  if (findToken('user')) document.documentElement.dataset.auth = 'user'
  else delete document.documentElement.dataset.auth
}

/** One listener on the window for all subscribers: every card of a list subscribes. */
function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', announceChange)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('storage', announceChange)
  }
}

/** The stored token, synchronised across tabs; null on the server and for the first render, so that both agree. */
export const useToken = (realm: Realm): string | null =>
  useSyncExternalStore(
    subscribe,
    () => findToken(realm),
    () => null,
  )
