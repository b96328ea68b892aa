import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { emailField } from '#contract/fields.ts'
import * as limits from '#contract/limits.ts'
import { pageUrls } from '#contract/page-urls.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { runTransaction } from '#server/platform/database/transaction.ts'
import { withOrigin } from '#server/platform/http/origin.ts'
import type { Throttler } from '#server/platform/http/throttle.ts'
import { hashPassword } from '#server/platform/secrets/passwords.ts'
import * as t from '#texts/admin-setup.ts'
import { invalidValue } from '#texts/field-refusals.ts'
import { recordAudit } from '../audit/audit.queries.ts'
import { deleteLinks, isLiveLink, redeemLink } from '../auth/links.queries.ts'
import { upsertAdmin } from './admin.queries.ts'
import { closeBootstrap } from './bootstrap.ts'
import { invalidLinkPage, minAdminPasswordLength, setupForm, setupStyle } from './setup.html.ts'

type Services = { db: Database; throttler: Throttler }

const form = z.object({
  token: z.string().max(200),
  email: emailField(),
  password: z
    .string()
    .min(minAdminPasswordLength, t.passwordTooShort(minAdminPasswordLength))
    .max(limits.maxPasswordLength, t.passwordTooLong),
})

const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(setupStyle).digest('base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`

/** The page of the one-time set-up link; without scripts, so that it needs no built client. */
export function serveAdminSetup(app: FastifyInstance, { db, throttler }: Services): void {
  app.register(async scope => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 4096 },
      (_, body, done) => done(null, Object.fromEntries(new URLSearchParams(body as string))),
    )
    scope.addHook('onRequest', async (request, reply) => {
      await throttler.limitEndpoint('redeemLink', { address: request.ip })
      reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('content-security-policy', policy)
    })

    scope.get<{ Querystring: { token?: string } }>('/admin/setup', async ({ query }, reply) => {
      const token = typeof query.token === 'string' ? query.token.slice(0, 200) : ''
      if (!(await isLiveLink(db, 'admin_setup', token))) return reply.code(404).send(invalidLinkPage)
      return reply.send(setupForm({ token, problem: undefined }))
    })

    scope.post('/admin/setup', async ({ body, ip, id }, reply) => {
      const parsed = form.safeParse(body, { error: () => invalidValue })
      if (!parsed.success) {
        const token = z.object({ token: z.string().max(200) }).safeParse(body).data?.token ?? ''
        return reply.code(400).send(setupForm({ token, problem: parsed.error.issues[0]?.message }))
      }
      const isDone = await withOrigin({ address: ip, requestId: id }, () => createFirstAdmin(db, parsed.data))
      return isDone ? reply.redirect(pageUrls.adminSignin, 303) : reply.code(404).send(invalidLinkPage)
    })
  })
}

async function createFirstAdmin(db: Database, input: z.infer<typeof form>): Promise<boolean> {
  const passwordHash = await hashPassword(input.password)
  return runTransaction(db, async trx => {
    if (!(await redeemLink(trx, 'admin_setup', input.token))) return false
    if (!(await closeBootstrap(trx))) return false
    const adminId = await upsertAdmin(trx, input.email, passwordHash)
    await recordAudit(trx, { adminId }, { action: 'set administrator', after: { adminId } })
    await deleteLinks(trx, 'admin_setup')
    return true
  })
}
