import { createHash } from 'node:crypto'
import type { PasskeyRequest, passkeyRoutes } from '#contract/passkeys.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { runTransaction } from '#server/platform/database/transaction.ts'
import { isUniqueViolation } from '#server/platform/database/violations.ts'
import type { HandlersOf } from '#server/platform/http/handler.ts'
import { refuse } from '#server/platform/http/problems.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import type { Limits } from '#server/platform/limits/default-limits.ts'
import type { Providers } from '#server/platform/openid/providers.ts'
import * as t from '#texts/auth.ts'
import { lastWayIn } from '#texts/providers.ts'
import { recordOwn } from '../../audit/audit.queries.ts'
import { findAddress } from '../auth.queries.ts'
import { readDevice } from '../device.ts'
import { hasWayIn, lockWaysIn } from '../identities/identities.queries.ts'
import { recordProof, recordVerifiedPasskey, refuseWithoutProof } from '../second-factor/proof.queries.ts'
import { notifyOfSecondFactor } from '../second-factor/second-factor.jobs.ts'
import { createChallenge, isAsked, redeemChallenge } from './challenges.queries.ts'
import { algorithms, challengeIn, checkRegistration } from './check-passkey.ts'
import { checkOwnPasskey } from './own-passkey.ts'
import {
  deletePasskey,
  insertPasskey,
  listCredentials,
  listPasskeys,
  renamePasskey,
} from './passkeys.queries.ts'
import { signInWithPasskey } from './sign-in-with-passkey.ts'

type Services = {
  db: Database
  jobs: Jobs
  limits: Limits
  publicUrl: () => string
  providers: Providers
  isVerificationRequired: boolean
}

const publicKey = 'public-key' as const
const siteName = 'Mezani'

/** The handle by which a device knows a member's account. It reveals nothing about the member. */
const handleOf = (userId: number): string =>
  createHash('sha256').update(`member ${userId}`).digest('base64url')

export const passkeyHandlers = (services: Services): HandlersOf<keyof typeof passkeyRoutes> => {
  const { jobs, limits, publicUrl, providers } = services
  const rpId = () => new URL(publicUrl()).hostname
  const timeout = limits.passkeyChallengeMinutes * 60_000
  const descriptorsOf = async (db: Database, userId: number) =>
    (await listCredentials(db, userId)).map(credential => ({ ...credential, type: publicKey }))
  const request = (challenge: string, allowCredentials: PasskeyRequest['allowCredentials']) => ({
    challenge,
    rpId: rpId(),
    timeout,
    userVerification: 'preferred' as const,
    allowCredentials,
  })
  const tooMany = () => refuse('limit_reached', t.tooManyPasskeys(limits.maxPasskeysPerMember))

  return {
    listPasskeys: ({ viewer, db }) => listPasskeys(db, viewer.userId),

    async startPasskey({ viewer: { userId }, bearer, db }) {
      await refuseWithoutProof(db, bearer, limits)
      const known = await descriptorsOf(db, userId)
      if (known.length >= limits.maxPasskeysPerMember) tooMany()
      const email = (await findAddress(db, { userId }))?.email ?? ''
      return {
        challenge: await runTransaction(db, trx => createChallenge(trx, { purpose: 'add', userId }, limits)),
        rp: { id: rpId(), name: siteName },
        user: { id: handleOf(userId), name: email, displayName: email },
        pubKeyCredParams: algorithms.map(alg => ({ type: publicKey, alg })),
        timeout,
        attestation: 'none',
        authenticatorSelection: {
          residentKey: 'required',
          requireResidentKey: true,
          userVerification: 'preferred',
        },
        excludeCredentials: known,
      }
    },

    async addPasskey({ viewer: { userId }, body, bearer, userAgent, db }) {
      await refuseWithoutProof(db, bearer, limits)
      const challenge = challengeIn(body)
      if (!(await isAsked(db, challenge, { purpose: 'add', userId })))
        refuse('expired_ticket', t.ticketExpired)
      const made = await checkRegistration(body, publicUrl())
      if (!made) return refuse('unknown_passkey', t.passkeyNotRead)
      const { credential } = made
      const transports = body.response.transports ?? []
      const isDevice =
        transports.length === 0 || transports.some(way => way === 'internal' || way === 'hybrid')
      const passkey = {
        credentialId: credential.id,
        publicKey: credential.publicKey,
        counter: credential.counter,
        transports,
        kind: isDevice ? ('device' as const) : ('key' as const),
        name: isDevice ? (readDevice(userAgent).system ?? t.somePasskey) : t.securityKey,
      }
      try {
        return await runTransaction(db, async trx => {
          if (!(await redeemChallenge(trx, challenge))) refuse('expired_ticket', t.ticketExpired)
          const added = await insertPasskey(trx, userId, { passkey, max: limits.maxPasskeysPerMember })
          if (!added) return tooMany()
          if (made.userVerified) await recordVerifiedPasskey(trx, bearer, added.id)
          await notifyOfSecondFactor(jobs, trx, { userId, about: 'passkeyAdded' })
          await recordOwn(trx, userId, 'add passkey')
          return added
        })
      } catch (error) {
        if (isUniqueViolation(error, 'passkeys_credential_id_key')) refuse('conflict', t.passkeyKnown)
        throw error
      }
    },

    async renamePasskey({ viewer: { userId }, params: { id }, body: { name }, db }) {
      return (await renamePasskey(db, { userId, id, name })) ?? refuse('not_found', t.passkeyGone)
    },

    async removePasskey({ viewer: { userId }, params: { id }, bearer, db }) {
      await refuseWithoutProof(db, bearer, limits)
      await runTransaction(db, async trx => {
        await lockWaysIn(trx, userId)
        if (!(await deletePasskey(trx, userId, id))) return
        if (!(await hasWayIn(trx, userId, [...providers.keys()]))) refuse('last_way_in', lastWayIn)
        await notifyOfSecondFactor(jobs, trx, { userId, about: 'passkeyRemoved' })
        await recordOwn(trx, userId, 'remove passkey')
      })
    },

    async startPasskeyProof({ viewer: { userId }, db }) {
      // Reads first. If this fails, no challenge has been made.
      const descriptors = await descriptorsOf(db, userId)
      const challenge = await runTransaction(db, trx =>
        createChallenge(trx, { purpose: 'prove', userId }, limits),
      )
      return request(challenge, descriptors)
    },

    async provePasskey({ viewer: { userId }, body, bearer, db }) {
      const takeUse = await checkOwnPasskey(services, userId, body)
      await runTransaction(db, async trx => {
        const { passkeyId, isUserVerified } = await takeUse(trx)
        await recordProof(trx, bearer)
        if (isUserVerified) await recordVerifiedPasskey(trx, bearer, passkeyId)
      })
      return { message: t.proved }
    },

    async startPasskeyLogin({ db }) {
      const asked = { purpose: 'sign_in', userId: null } as const
      return request(await runTransaction(db, trx => createChallenge(trx, asked, limits)), [])
    },

    loginPasskey: ({ body, address, userAgent }) => signInWithPasskey(services, body, { address, userAgent }),
  }
}
