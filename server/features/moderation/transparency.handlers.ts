import type { transparencyRoutes } from '#contract/transparency.ts'
import type { HandlersOf } from '#server/platform/http/handler.ts'
import { readTransparency } from './transparency.ts'

export const transparencyHandlers = (): HandlersOf<keyof typeof transparencyRoutes> => ({
  getTransparency: ({ db }) => readTransparency(db),
})
