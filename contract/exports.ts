import { z } from 'zod'
import * as t from '#texts/fields.ts'
import { endpoint } from './endpoint.ts'
import { type ExportFormat, exportFiles, exportFormats } from './export-formats.ts'
import { idParam } from './fields.ts'
import * as rows from './rows.ts'

const typesOf = (formats: readonly ExportFormat[]) => formats.map(format => exportFiles[format].type)

export const exportRoutes = {
  exportRecipe: endpoint(rows.exportRecipe, {
    summary:
      'Export a public recipe as a file; this site can import it again, and other programs can read it',
    params: z.object({ id: idParam }),
    query: z.object({
      format: z
        .enum(exportFormats, t.mustBeOneOf('format', exportFormats.join(', ')))
        .default('json-ld')
        .meta({
          description: '`json-ld`: schema.org/Recipe. `markdown`: CommonMark. `cooklang`: Cooklang.',
        }),
    }),
    cached: 'untilWrite',
    status: 200,
    reply: z.string(),
    replyTypes: typesOf(exportFormats),
    replyHeaders: {
      'Content-Disposition': {
        description: 'The file name, in characters that every file system accepts.',
        example: 'attachment; filename="1-githeri.md"',
      },
    },
    example: { query: { format: 'markdown' } },
  }),
} as const
