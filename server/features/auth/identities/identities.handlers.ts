import { randomBytes } from 'node:crypto'
import type { Identity, identityRoutes } from '#contract/identities.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { runTransaction } from '#server/platform/database/transaction.ts'
import type { HandlersOf } from '#server/platform/http/handler.ts'
import { refuse } from '#server/platform/http/problems.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import type { Limits } from '#server/platform/limits/default-limits.ts'
import type { Providers } from '#server/platform/openid/providers.ts'
import * as t from '#texts/providers.ts'
import { recordOwn } from '../../audit/audit.queries.ts'
import { refuseWithoutProof } from '../second-factor/proof.queries.ts'
import { notifyOfSecondFactor } from '../second-factor/second-factor.jobs.ts'
import { deleteIdentity, hasWayIn, insertIdentity, listIdentities, lockWaysIn } from './identities.queries.ts'
import { findProvider, readAnswer, redirectUriOf, refusingFailure } from './read-answer.ts'
import { signInByProvider } from './sign-in-by-provider.ts'
import { createVisit, redeemVisit } from './visits.queries.ts'

type Services = {
  db: Database
  jobs: Jobs
  limits: Limits
  providers: Providers
  publicUrl: () => string
  isVerificationRequired: boolean
}
type Row = { id: number; provider: string; connectedAt: Date; lastUsedAt: Date | null }

const newSecret = () => randomBytes(32).toString('base64url')

export const identityHandlers = (services: Services): HandlersOf<keyof typeof identityRoutes> => {
  const { db, jobs, limits, providers, publicUrl } = services

  /** Asks the provider first, so that nothing is stored while the provider is away. */
  async function startVisit(id: string, userId: number | null) {
    const provider = findProvider(providers, id)
    const visit = { state: newSecret(), secret: newSecret() }
    const redirectUri = redirectUriOf(publicUrl(), provider)
    const url = await refusingFailure(provider, () => provider.authorizationUrl({ ...visit, redirectUri }))
    await runTransaction(db, trx => createVisit(trx, { ...visit, provider: id, userId }, limits))
    return { url, secret: visit.secret }
  }

  const toIdentity = ({ id, provider, connectedAt, lastUsedAt }: Row): Identity => ({
    id,
    provider: { id: provider, name: providers.get(provider)?.name ?? provider },
    isOffered: providers.has(provider),
    connectedAt: connectedAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  })

  return {
    listProviders: async () => [...providers.values()].map(({ id, name }) => ({ id, name })),

    startProviderLogin: ({ body }) => startVisit(body.provider, null),

    loginByProvider: ({ body, address, userAgent }) =>
      signInByProvider(services, body, { address, userAgent }),

    listIdentities: async ({ viewer, db }) => (await listIdentities(db, viewer.userId)).map(toIdentity),

    async startIdentity({ viewer: { userId }, body, bearer, db }) {
      await refuseWithoutProof(db, bearer, limits)
      return startVisit(body.provider, userId)
    },

    async addIdentity({ viewer: { userId }, body, bearer, db }) {
      await refuseWithoutProof(db, bearer, limits)
      const { provider, person } = await readAnswer(services, body, userId)
      return runTransaction(db, async trx => {
        if (!(await redeemVisit(trx, { ...body, userId }))) refuse('expired_ticket', t.visitOver)
        const added = await insertIdentity(trx, userId, { provider: provider.id, subject: person.subject })
        if (!added) return refuse('conflict', t.identityTaken(provider.name))
        await notifyOfSecondFactor(jobs, trx, { userId, about: 'identityAdded' })
        await recordOwn(trx, userId, 'connect provider')
        return toIdentity(added)
      })
    },

    async removeIdentity({ viewer: { userId }, params: { id }, bearer, db }) {
      await refuseWithoutProof(db, bearer, limits)
      await runTransaction(db, async trx => {
        await lockWaysIn(trx, userId)
        if (!(await deleteIdentity(trx, userId, id))) return
        if (!(await hasWayIn(trx, userId, [...providers.keys()]))) refuse('last_way_in', t.lastWayIn)
        await notifyOfSecondFactor(jobs, trx, { userId, about: 'identityRemoved' })
        await recordOwn(trx, userId, 'disconnect provider')
      })
    },
  }
}
