/** The colours of one cloth: its ground, and three printed colours from far to near. */
export type KangaInk = { ground: string; far: string; middle: string; near: string }

const ink = (ground: string, far: string, middle: string, near: string): KangaInk => ({
  ground,
  far,
  middle,
  near,
})

/** Colourways in which kanga and kitenge are sold: two strong colours, one dark, one pale. */
export const kangaInks: readonly [KangaInk, ...KangaInk[]] = [
  ink('#b8432a', '#e7a52e', '#1a4530', '#f7ecd2'),
  ink('#16474a', '#e8a531', '#c0472a', '#f6e4bf'),
  ink('#e9ae38', '#b7361f', '#20504f', '#fff3d6'),
  ink('#7a2440', '#eeb044', '#2d6d74', '#fbe8c8'),
  ink('#1f4f7a', '#f0a63a', '#a83a28', '#f8ecd2'),
  ink('#1d6540', '#f0b645', '#8d2f1c', '#f7f1e1'),
  ink('#2b2a33', '#d98a1f', '#b23a2a', '#f4e6c8'),
  ink('#c65f22', '#f4cf72', '#5b1f35', '#fff0d8'),
  ink('#3c2f63', '#e2a13a', '#2f7d74', '#f6e8d0'),
  ink('#0f5c5a', '#f2c14e', '#7b2d3b', '#fdf0d5'),
  ink('#8f3b2e', '#f0c27b', '#23405c', '#fbeedd'),
  ink('#4b5d23', '#edb23d', '#a33a1c', '#f8f0d8'),
]
