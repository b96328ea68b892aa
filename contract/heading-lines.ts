const maxHeadingLength = 60

/** Whether a line of ingredients or steps, without blanks around it, heads those after it: a short one that ends in a colon. */
export const isHeadingLine = (line: string): boolean => line.endsWith(':') && line.length <= maxHeadingLength
