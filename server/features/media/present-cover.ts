import { coverUrl } from './media.urls.ts'

/** `coverColor`: of its ground; `coverFocus`: from 0 to 1, the middle of what it shows. */
export type CoverColumns = { coverKey: string; coverColor: string; coverFocus: number }

export const presentCover = ({ coverKey, coverColor, coverFocus }: CoverColumns, publicUrl: string) => ({
  url: coverUrl(publicUrl, coverKey),
  color: coverColor,
  focusX: coverFocus,
})
