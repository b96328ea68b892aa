import { coverUrl } from './media.urls.ts'

/** `coverColor` is the colour of the cover's ground. `coverFocus`, from 0 to 1, is the horizontal middle of what the cover shows. */
export type CoverColumns = { coverKey: string; coverColor: string; coverFocus: number }

export const presentCover = ({ coverKey, coverColor, coverFocus }: CoverColumns, publicUrl: string) => ({
  url: coverUrl(publicUrl, coverKey),
  color: coverColor,
  focusX: coverFocus,
})
