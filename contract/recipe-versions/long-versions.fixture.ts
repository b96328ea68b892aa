const foods = ['millet', 'sorghum', 'okra', 'cassava', 'tamarind', 'plantain', 'dates']

/** Makes a version of 10,000 characters. No two versions have a line in common. */
export function longVersion(number: number) {
  const line = (_: unknown, n: number) =>
    `${(n % 9) + number} tbsp of ${foods[n % 7]} number ${n}, roasted ${n % 5} minutes`
  const text = Array.from({ length: 200 }, line).join('\n').slice(0, 5_000)
  return { ingredients: text, instructions: text, prepTime: '20 min' }
}
