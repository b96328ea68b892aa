import type { importRoutes } from '#contract/imports.ts'
import type { HandlersOf } from '#server/platform/http/handler.ts'
import type { PageReading } from './reader/page-reading.ts'

type Services = { pageReading: PageReading }

export const readHandlers = ({ pageReading }: Services): HandlersOf<keyof typeof importRoutes> => ({
  readPage: ({ body, viewer: { userId }, address }) => pageReading.read({ userId, address }, body),
})
