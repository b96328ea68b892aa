import { z } from 'zod'
import { maxComparedPairs, maxComparedSentenceLength, nearCopySimilarity } from './limits.ts'

const sentence = z.string().max(maxComparedSentenceLength)

/** How similar the instructions of a recipe are to those of its source. */
export const likeness = z
  .object({
    isNearCopy: z.boolean().meta({
      description: `They are somebody else’s, from a similarity of ${nearCopySimilarity} on.`,
    }),
    similarity: z.number().min(0).max(1),
    sentenceCount: z.int().min(0).meta({ description: 'Of the recipe.' }),
    copiedCount: z.int().min(0).meta({ description: 'Of these, nearly word for word the source’s.' }),
    pairs: z
      .array(z.object({ own: sentence, source: sentence }))
      .max(maxComparedPairs)
      .meta({ description: 'Copied sentences with those of the source, the first ones.' }),
  })
  .meta({ id: 'Likeness' })

export type Likeness = z.infer<typeof likeness>
