const counts = new Map<string, number>()

/** Every so many times. Each place counts for itself: of a common count, a call that takes two of it would never see every fourth. */
export function isOneIn(n: number, place: string): boolean {
  const next = (counts.get(place) ?? 0) + 1
  counts.set(place, next)
  return next % n === 0
}
