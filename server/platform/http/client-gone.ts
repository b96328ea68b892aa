import type { FastifyReply, FastifyRequest } from 'fastify'

/** Ends the making of a response that nobody waits for. */
class ClientGone extends Error {
  /** As node calls it where the client has closed the connection. */
  readonly code = 'ECONNABORTED'
}

/** Whether the client is connected, and has had no other answer, such as the one at its deadline. */
const isWaitedFor = ({ socket }: FastifyRequest, { sent }: FastifyReply): boolean =>
  !socket.destroyed && !sent

export function stopUnlessWaitedFor(request: FastifyRequest, reply: FastifyReply): void {
  if (!isWaitedFor(request, reply)) throw new ClientGone()
}

/** Gets what clients share, again where the one for whom it was being made has gone. */
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
