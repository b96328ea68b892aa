import { z } from 'zod'
import { maxComparedPairs, maxComparedSentenceLength, nearCopySimilarity } from './limits.ts'

const sentence = z.string().max(maxComparedSentenceLength)

/** How similar the instructions of a recipe are to those of its source. */
export const likeness = z
  .object({
    isNearCopy: z.boolean().meta({
      description: `True if \`similarity\` is at least ${nearCopySimilarity}: the draft cannot be published as the author’s own.`,
    }),
    similarity: z.number().min(0).max(1),
    sentenceCount: z.int().min(0).meta({ description: 'Sentences of the draft’s instructions.' }),
    copiedCount: z
      .int()
      .min(0)
      .meta({ description: 'Those of the sentences that repeat the source nearly word for word.' }),
    pairs: z
      .array(z.object({ own: sentence, source: sentence }))
      .max(maxComparedPairs)
      .meta({ description: 'The first copied sentences, each with the sentence of the source.' }),
  })
  .meta({ id: 'Likeness' })

export type Likeness = z.infer<typeof likeness>
