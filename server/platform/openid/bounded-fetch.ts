import type { CustomFetch } from 'openid-client'

const maxBytes = 256_000

/** Thrown if a provider does not respond, or responds with something that no provider would send. */
export class ProviderAway extends Error {}

export const isAway = (error: unknown): boolean =>
  error instanceof ProviderAway || (error instanceof Error && isAway(error.cause))

/**
 * Fetches a whole response of bounded size, within the time of the signal. The operator chooses the providers, so any address is allowed.
 */
export const boundedFetch: CustomFetch = async (url, options) => {
  try {
    const response = await fetch(url, { ...options, redirect: 'manual' } as RequestInit)
    if (response.status >= 500) throw new ProviderAway(`status ${response.status}`)
    const body = await readBounded(response)
    const hasBody = ![204, 205, 304].includes(response.status)
    return new Response(hasBody ? body : null, { status: response.status, headers: response.headers })
  } catch (error) {
    throw new ProviderAway('the provider did not answer', { cause: error })
  }
}

async function readBounded(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length
    if (bytes > maxBytes) throw new ProviderAway('an answer that is too large')
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}
