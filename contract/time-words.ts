/** Number words and fractions for both parsers of durations. */
export const numberWords: Record<string, number> = { an: 1, one: 1, two: 2, three: 3, four: 4 }

export const fractions: Record<string, number> = { '½': 0.5, '¼': 0.25, '¾': 0.75, '⅓': 1 / 3, '⅔': 2 / 3 }
