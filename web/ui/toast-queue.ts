import * as limits from '#contract/limits.ts'

export type ToastKind = 'success' | 'error' | 'info'
export type Toast = { kind: ToastKind; sentence: string; closeAfterMs: number }

type Show = (toast: Toast) => void

let pendingToasts: Toast[] = []
const listeners = new Set<() => void>()
let show: Show | undefined

function enqueue(toast: Toast): void {
  if (show) show(toast)
  else setPending([...pendingToasts, toast])
}

function setPending(toasts: Toast[]): void {
  pendingToasts = toasts
  for (const listener of listeners) listener()
}

/**
 * Shows a sentence at the top, at the end of the line, which closes by itself. The specification allows `brief` only for share,
 * bookmark and like.
 */
export const showToast = {
  success: (sentence: string) => enqueue({ kind: 'success', sentence, closeAfterMs: limits.toastMs }),
  info: (sentence: string) => enqueue({ kind: 'info', sentence, closeAfterMs: limits.toastMs }),
  brief: (sentence: string) => enqueue({ kind: 'success', sentence, closeAfterMs: limits.briefToastMs }),
  error: (sentence: string) => enqueue({ kind: 'error', sentence, closeAfterMs: limits.errorToastMs }),
}

/** The queue for the region that shows toasts, whose code is loaded with the first toast. */
export const toastQueue = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  /** Returns the same array until the toasts change. */
  pending: () => pendingToasts,
  clear: () => setPending([]),
  isNeeded: (): boolean => show !== undefined || pendingToasts.length > 0,
  connect(target: Show): () => void {
    show = target
    pendingToasts.forEach(target)
    pendingToasts = []
    return () => {
      show = undefined
    }
  },
}
