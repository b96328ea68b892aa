import { hues } from './media.urls.ts'

/** The avatar of a member without a picture: one letter, of ours, on one of twelve deep colours. */
export const initialSvg = (letter: string, hue: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="128" height="128" viewBox="0 0 128 128"><rect width="128" height="128" fill="hsl(${hue * (360 / hues)} 38% 30%)"/><text x="64" y="86" text-anchor="middle" font-family="Georgia,serif" font-size="64" fill="#f7f1e1">${letter}</text></svg>`
