export type ReviewedStep = { key: number; source: string; text: string; isLeftOut: boolean }

const aroundRecipe =
  /^[[(]?\s*(?:advertisement|newsletter|sign up\b|subscribe\b|follow (?:me|us)\b|share (?:this|on)\b|print this\b|jump to\b|photos? (?:by|credit)\b|copyright\b|©|pin (?:this|it)\b|leave a (?:comment|review)\b|rate this\b|tag (?:me|us)\b|did you make this\b|watch the video\b)/i

/** Checks whether a line is one that pages put between ingredients and steps but that nobody cooks. */
export const isAroundRecipe = (line: string): boolean => aroundRecipe.test(line)

export const reviewedSteps = (instructions: readonly string[]): ReviewedStep[] =>
  instructions.map((source, key) => ({ key, source, text: source, isLeftOut: isAroundRecipe(source) }))
