import { createDocument, type ZodOpenApiOverride } from 'zod-openapi'
import { pageUrls } from '#contract/page-urls.ts'
import { contactName } from '#texts/api-docs.ts'
import type { Limits } from '../limits/default-limits.ts'
import type { OpenApiDocument } from './document-types.ts'
import { addFieldExamples } from './field-examples.ts'
import { pathsOf } from './operations.ts'
import { refusalExamples } from './refusals.ts'
import { tags } from './tags.ts'

type Documented = { publicUrl: string; throttles: Limits['throttles'] }

/** Makes OpenAPI 3.1 of the whole contract from the table that serves the requests, so that the two cannot differ. */
export function openApiDocument({ publicUrl, throttles }: Documented): OpenApiDocument {
  const document = createDocument(
    {
      openapi: '3.1.0',
      info: {
        title: 'Mezani',
        version: '1',
        summary: 'The API of a recipe-sharing community',
        description: `Every refusal is a Problem: \`code\` is for programs, \`message\` for people. Lists of recipes are bare arrays; headers have their count and the next page. Examples are about one invented recipe and its cook; their ids and tokens are placeholders. Quick start: ${publicUrl}/docs`,
        license: { name: 'MIT', identifier: 'MIT' },
        contact: { name: contactName, url: publicUrl + pageUrls.contact },
      },
      externalDocs: { description: 'This document as a page', url: `${publicUrl}/docs` },
      servers: [{ url: publicUrl }],
      tags: Object.entries(tags).map(([name, tag]) => ({ name, ...tag })),
      security: [],
      components: {
        // Two objects, because one that is used twice would be written only once.
        securitySchemes: {
          user: {
            type: 'http',
            scheme: 'bearer',
            description: 'The `access_token` of `login`: begins with `u1_`.',
          },
          admin: {
            type: 'http',
            scheme: 'bearer',
            description: 'The `access_token` of `adminSignin`: begins with `a1_`.',
          },
        },
        examples: refusalExamples(),
      },
      paths: pathsOf(throttles),
    },
    { override: withoutNoise },
  )
  addFieldExamples(document, publicUrl)
  return document
}

/**
 * Leaves out what tells a reader nothing. Also leaves out fractional steps, which JSON Schema checks in binary fractions, so that it would
 * refuse 4.3.
 */
const withoutNoise: ZodOpenApiOverride = ({ jsonSchema }) => {
  if (jsonSchema.format) delete jsonSchema.pattern
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
  if (!Number.isInteger(jsonSchema.multipleOf ?? 1)) delete jsonSchema.multipleOf
}
