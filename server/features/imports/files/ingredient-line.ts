type Parts = { amount: string; unit: string; food: string; note: string }

/** A line of an ingredient that an application has in parts; a note in brackets already is not parted by a comma. */
export function lineOfIngredient({ amount, unit, food, note }: Parts): string {
  const measured = [amount, unit, food].filter(Boolean).join(' ')
  if (!note) return measured
  if (!measured) return note
  return note.startsWith('(') ? `${measured} ${note}` : `${measured}, ${note}`
}
