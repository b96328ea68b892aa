import { z } from 'zod'
import * as fields from '#texts/fields.ts'
import { id, optionalName, timestamp } from './fields.ts'
import * as limits from './limits.ts'
import { largestPictureFile, pictureWidths } from './picture-files.ts'

export const cover = z
  .object({
    url: z.string().meta({
      description: 'The cover that the site draws for this recipe; stands in for a broken picture.',
    }),
    color: z
      .string()
      .meta({ description: "The cover's main colour, #rrggbb, to paint before it has loaded." }),
    focusX: z
      .number()
      .meta({ description: 'Where the dish lies, from 0 (left) to 1: the horizontal object-position.' }),
  })
  .meta({
    id: 'Cover',
    description: `Pictures of this site end in HASH-${largestPictureFile}; ${pictureWidths.join(', ').replace(/, (?=\d+$)/, ' and ')} pixels are there in webp and avif, and HASH-preview (1200 × 630) also in jpg.`,
  })

/** What moderators did to the recipe. */
export const ownHidden = z
  .object({
    state: z
      .enum(['hidden', 'waiting'])
      .meta({ description: '`waiting`: a moderator looks at it before others do.' }),
    noticeId: id.nullable(),
    mendedAt: timestamp.nullable(),
    dueAt: timestamp.nullable().meta({ description: 'When a moderator will have looked at it.' }),
  })
  .optional()
  .meta({ description: "Only on the caller's own recipe that moderators hid." })

/** What moderators did to the recipe's photo. */
export const ownHiddenPhoto = z
  .object({ state: z.enum(['hidden', 'removed']), noticeId: id })
  .optional()
  .meta({
    description:
      "Only on the caller's own recipe, while the site's cover stands in for the photo that moderators hid or removed.",
  })

/** A block between the caller and the member who published the recipe. */
export const blockedBy = z.enum(['you', 'author']).optional().meta({
  description:
    "Where one recipe is answered: who has blocked whom, the caller's own block first. The caller cannot comment, nor say to others how they cooked it.",
})

export const credit = z
  .object({
    kind: z.enum(['adapted', 'publicDomain']),
    name: z.string().meta({ description: 'Of who wrote it, or of the book or page.' }),
    url: z.string().meta({ description: 'Empty where there is none.' }),
  })
  .optional()
  .meta({ description: 'Where one recipe is answered that is not its author’s own: whose it is.' })

/** The version of a recipe of which a change has made more than one. */
export const versionNumber = z
  .int()
  .min(2)
  .optional()
  .meta({ description: 'Of its versions the one that it is; missing while there is only the first.' })

export const whatChanged = optionalName(fields.whatChanged, limits.maxWhatChangedLength).optional().meta({
  description: 'In one line, where the change makes a new version; else it is not stored.',
})
