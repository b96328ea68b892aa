import type { importLineRoutes } from '#contract/import-lines.ts'
import { parseIngredientLines } from '#contract/ingredient-lines/parse-ingredient-line.ts'
import type { HandlersOf } from '#server/platform/http/handler.ts'

export const importLineHandlers = (): HandlersOf<keyof typeof importLineRoutes> => ({
  async readIngredientLines({ body }) {
    return parseIngredientLines(body.lines, body.language)
  },
})
