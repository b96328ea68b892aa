import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import { tooManyFiles, tooManyPictures } from '#texts/media.ts'
import { tooManyLargeBodies } from '#texts/requests.ts'
import type { Limits } from '../limits/default-limits.ts'
import { openPlaces } from '../work/places.ts'
import { watchArrival } from './minimum-rate.ts'
import { type Caller, senderOf } from './network.ts'
import { Refusal } from './problems.ts'

export type BodyLimits = Pick<Limits, 'bodyRate' | 'places'>

/** Returns the kind of body that a row takes; undefined if its bodies are small. */
const kindOf = ({ fileField, isLargeFile, maxBodyBytes }: Endpoint) => {
  if (isLargeFile) return 'files'
  if (fileField) return 'pictures'
  return maxBodyBytes ? 'pages' : undefined
}

const refusals = {
  pictures: { sentence: tooManyPictures, retryAfter: 3 },
  pages: { sentence: tooManyLargeBodies, retryAfter: 3 },
  files: { sentence: tooManyFiles, retryAfter: 5 },
}

/** Gives a body a place from its arrival until its response is finished or its connection closed. Refuses it if there is no place. */
type HoldPlace = (request: FastifyRequest, reply: FastifyReply, caller: Caller) => void

/** Opens the places for rows whose bodies may be large. Rows that take the same kind of body share them. */
export function openBodyPlaces({ bodyRate, places }: BodyLimits) {
  const ofKind = {
    pictures: openPlaces(places.pictures),
    pages: openPlaces(places.pages),
    files: openPlaces(places.files),
  }
  return (row: Endpoint): HoldPlace | undefined => {
    const kind = kindOf(row)
    if (!kind) return undefined
    const { sentence, retryAfter } = refusals[kind]
    return (request, reply, caller) => {
      const giveBack = ofKind[kind].take(senderOf(caller), watchArrival(request.raw, bodyRate))
      if (!giveBack) throw new Refusal('unavailable', sentence, { retryAfter })
      reply.raw.once('finish', giveBack).once('close', giveBack)
    }
  }
}
