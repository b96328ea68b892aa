import { useSyncExternalStore } from 'react'
import { privateCacheName, type WorkerMessage } from '#contract/offline.ts'
import { deviceStorage } from './device-storage.ts'

/** The two sessions that a browser can have, under the storage keys of the specification. */
export type Realm = 'user' | 'admin'

const storageKey = { user: 'token', admin: 'adminToken' } as const satisfies Record<Realm, string>

const listeners = new Set<() => void>()
const announceChange = () => {
  syncAuthAttribute()
  for (const listener of listeners) listener()
}

/** Returns the token of a realm, or null. Without storage everyone counts as signed out. */
export const findToken = (realm: Realm): string | null => deviceStorage()?.getItem(storageKey[realm]) || null

export function storeToken(realm: Realm, token: string): void {
  deviceStorage()?.setItem(storageKey[realm], token)
  clearPrivateCache(realm)
}

export function removeToken(realm: Realm): void {
  deviceStorage()?.removeItem(storageKey[realm])
  clearPrivateCache(realm)
}

/** Deletes the private responses of the user who was signed in until now, so that no copy stays in this browser. */
function clearPrivateCache(realm: Realm): void {
  if (realm === 'user') {
    globalThis.caches?.delete(privateCacheName).catch(() => {})
    tellWorker({ kind: 'sessionEnded' })
  }
  announceChange()
}

/** Reaches the worker even if it does not control this page, as after a reload that bypasses the cache. */
function tellWorker(message: WorkerMessage): void {
  navigator.serviceWorker
    ?.getRegistration()
    .then(registration => registration?.active?.postMessage(message))
    .catch(() => {})
}

/**
 * Sets the attribute by which the style sheet shows or hides elements. The script in the head sets it first, before anything is
 * painted.
 */
function syncAuthAttribute(): void {
  if (findToken('user')) document.documentElement.dataset.auth = 'user'
  else delete document.documentElement.dataset.auth
}

/** Uses one listener on the window for all subscribers, because every card of a list subscribes. */
function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', announceChange)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('storage', announceChange)
  }
}

/** Returns the stored token, synchronised across tabs. Null on the server and in the first render, so that both match. */
export const useToken = (realm: Realm): string | null =>
  useSyncExternalStore(
    subscribe,
    () => findToken(realm),
    () => null,
  )
