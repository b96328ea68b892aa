import type { FastifyInstance, HTTPMethods } from 'fastify'
import * as t from '#texts/requests.ts'
import { Refusal } from './problems.ts'

export const fastifyPath = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1')

const methods: HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']

/** Responds with 405 to the methods that a path does not serve. */
export function refuseOtherMethods(app: FastifyInstance, path: string, served: string[]): void {
  const allowed = new Set([...served, ...(served.includes('GET') ? ['HEAD'] : []), 'OPTIONS'])
  const others = methods.filter(method => !allowed.has(method))
  const allow = [...allowed].join(', ')
  app.route({
    method: others,
    url: fastifyPath(path),
    exposeHeadRoute: false,
    onRequest: async (_, reply) => {
      reply.header('allow', allow)
      throw new Refusal('method_not_allowed', t.methodNotAllowed(allow))
    },
    handler: () => undefined,
  })
}
