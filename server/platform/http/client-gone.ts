import type { FastifyReply, FastifyRequest } from 'fastify'

/** Stops the making of a response that nobody waits for. */
class ClientGone extends Error {
  /** The code that Node uses when the client has closed the connection. */
  readonly code = 'ECONNABORTED'
}

/** Whether the client is connected and has not been sent a response yet, for example at its deadline. */
const isWaitedFor = ({ socket }: FastifyRequest, { sent }: FastifyReply): boolean =>
  !socket.destroyed && !sent

export function stopUnlessWaitedFor(request: FastifyRequest, reply: FastifyReply): void {
  if (!isWaitedFor(request, reply)) throw new ClientGone()
}

/**
 * Gets a response that several clients share. Tries again if the client for whom it was being made has gone but this client still waits.
 */
export async function untilWaitedFor<Shared>(
  request: FastifyRequest,
  reply: FastifyReply,
  get: () => Promise<Shared>,
): Promise<Shared> {
  for (;;) {
    try {
      return await get()
    } catch (failure) {
      if (!(failure instanceof ClientGone && isWaitedFor(request, reply))) throw failure
    }
  }
}
