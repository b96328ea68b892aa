import { z } from 'zod'
import * as fields from '#texts/fields.ts'
import { id, optionalName, timestamp } from './fields.ts'
import * as limits from './limits.ts'
import { largestPictureFile, pictureWidths } from './picture-files.ts'

export const cover = z
  .object({
    url: z.string().meta({
      description: 'The cover that the site draws for this recipe, to show if the picture does not load.',
    }),
    color: z
      .string()
      .meta({ description: "The cover's main colour as #rrggbb, to show until the cover has loaded." }),
    focusX: z.number().meta({
      description:
        'Where the dish is in the picture, from 0 (left) to 1 (right), for the horizontal `object-position`.',
    }),
  })
  .meta({
    id: 'Cover',
    description: `Pictures of this site end in HASH-${largestPictureFile}; ${pictureWidths.join(', ').replace(/, (?=\d+$)/, ' and ')} pixels are there in WebP and AVIF, and HASH-preview.jpg (1200 × 630).`,
  })

/** What moderators did to the recipe. */
export const ownHidden = z
  .object({
    state: z
      .enum(['hidden', 'waiting'])
      .meta({ description: '`waiting`: a moderator looks at the recipe before others see it.' }),
    noticeId: id.nullable(),
    mendedAt: timestamp.nullable(),
    dueAt: timestamp
      .nullable()
      .meta({ description: 'When a moderator will have looked at the recipe at the latest.' }),
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
    'Only in a single recipe, if the caller and its author have blocked one another: `you` if the caller blocked the author, otherwise `author`. The caller can then neither comment nor show others how they cooked it.',
})

export const credit = z
  .object({
    kind: z.enum(['adapted', 'publicDomain']),
    name: z.string().meta({ description: 'The author, the book or the page that the recipe comes from.' }),
    url: z.string().meta({ description: 'Empty if there is none.' }),
  })
  .optional()
  .meta({ description: 'Only in a single recipe that is not the author’s own: where the recipe comes from.' })

/** The version of a recipe of which a change has made more than one. */
export const versionNumber = z
  .int()
  .min(2)
  .optional()
  .meta({ description: 'The number of the current version. Missing while there is only one.' })

export const whatChanged = optionalName(fields.whatChanged, limits.maxWhatChangedLength).optional().meta({
  description: 'What changed, in one line. Stored only if the change makes a new version.',
})
