import { z } from 'zod'
import { id, timestamp } from './fields.ts'
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

/** What moderators did to it. */
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
