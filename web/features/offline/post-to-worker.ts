import type { WorkerMessage } from '#contract/offline.ts'

/** As soon as there is a worker, which may be never. */
export function postToWorker(message: WorkerMessage): void {
  navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage(message))
}
