type Parts = { amount: string; unit: string; food: string; note: string }

/** Puts an ingredient's line together from the parts that an application stores. A note that is already in brackets gets no comma. */
export function lineOfIngredient({ amount, unit, food, note }: Parts): string {
  const measured = [amount, unit, food].filter(Boolean).join(' ')
  if (!note) return measured
  if (!measured) return note
  return note.startsWith('(') ? `${measured} ${note}` : `${measured}, ${note}`
}
