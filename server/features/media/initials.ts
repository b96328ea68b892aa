import { initialColors } from '#contract/initials.ts'

/** Draws the avatar of a member without a picture: one letter on a colour. Undefined for an unknown colour. */
export function initialSvg(letter: string, tone: number): string | undefined {
  const color = initialColors[tone]
  if (!color) return
  return `<svg xmlns="http://www.w3.org/2000/svg" width="128" height="128" viewBox="0 0 128 128"><rect width="128" height="128" fill="${color}"/><text x="64" y="86" text-anchor="middle" font-family="Georgia,serif" font-size="64" fill="#fff8ea">${letter}</text></svg>`
}
