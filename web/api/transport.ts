import { NoAnswer } from './failure.ts'
import { host } from './host.ts'

export type Answer = { status: number; body: unknown; headers: { get(name: string): string | null } }
export type Transport = (path: string, init: RequestInit) => Promise<Answer>

declare global {
  /** Calls that the script in the head made before the bundle arrived, by path. */
  var earlyAnswers: Record<string, Promise<Response>> | undefined
}

function takeEarlyAnswer(path: string, init: RequestInit): Promise<Response> | undefined {
  // What was asked before a change does not know of it.
  if (init.method !== 'GET') globalThis.earlyAnswers = undefined
  const early = globalThis.earlyAnswers?.[path]
  if (early) delete globalThis.earlyAnswers?.[path]
  return early
}

async function overNetwork(path: string, init: RequestInit): Promise<Answer> {
  try {
    const response = await (takeEarlyAnswer(path, init) ?? fetch(host + path, init))
    const text = await response.text()
    return { status: response.status, body: parsed(text), headers: response.headers }
  } catch (cause) {
    throw new NoAnswer(cause)
  }
}

/** A backend may answer nothing, or plain words; only JSON carries fields. */
function parsed(text: string): unknown {
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

let transport: Transport = overNetwork

export const send: Transport = (path, init) => transport(path, init)

/** On the server a call is a function call: the renderer hands over the API that runs in the same process. */
export function setTransport(other: Transport): void {
  transport = other
}
