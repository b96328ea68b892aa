import { darken, lighten } from '../brush/colour.ts'
import { at, clipped, dot, line, n, oval, repeat, shape } from '../brush/marks.ts'
import type { Food } from '../brush/piece.ts'
import { blob, disc, leaf } from '../brush/shapes.ts'

/** The bright spot a lamp leaves on a smooth skin. */
const gleam = (x: number, y: number, rx: number, opacity = 0.75): string =>
  oval(x, y, { rx, ry: rx * 0.5, turn: -36, opacity }, '#ffffff')

const calyx = (colour: string, length: number): string =>
  repeat(5, k =>
    at(
      0,
      0,
      k * 72 + 14,
      1,
      at(1.5, 2.5, 0, 1, shape(leaf(length, length * 0.24), '#1c0500', 0.3)) +
        shape(leaf(length, length * 0.24), k % 2 ? colour : lighten(colour, 0.16)) +
        line(`M2 0H${n(length * 0.8)}`, lighten(colour, 0.5), 1.2, 0.6),
    ),
  ) +
  dot(0, 0, length * 0.18, darken(colour, 0.3)) +
  line('M0 0L3 -9', darken(colour, 0.2), 5)

export const tomato: Food = (brush, turn) => {
  const edge = blob(brush, 62, { points: 10, jitter: 0.035, flat: 0.94 })
  const folds = repeat(5, k => at(0, 0, k * 72, 1, line('M14 0Q36 5 56 0', '#8f1a10', 4, 0.18)))
  return {
    outline: edge,
    body:
      shape(edge, brush.ball('#d3331f', turn, 0.46)) +
      folds +
      gleam(-22, -27, 15) +
      at(3, -4, 0, 1, calyx('#4f8f35', 30)),
  }
}

export const onion: Food = (brush, turn) => {
  const d =
    'M0 -66C8 -58 12 -50 26 -44C58 -30 66 4 52 32C40 54 16 60 6 62L0 70L-6 62C-16 60 -40 54 -52 32C-66 4 -58 -30 -26 -44C-12 -50 -8 -58 0 -66Z'
  const ribs = repeat(
    7,
    k =>
      line(`M0 -54Q${n((k - 3) * 27)} 0 ${n((k - 3) * 3)} 58`, '#8a4a14', 2, 0.34) +
      line(`M-2 -52Q${n((k - 3) * 27 - 4)} 0 ${n((k - 3) * 3 - 1)} 56`, '#ffe3a8', 1.4, 0.4),
  )
  return {
    outline: d,
    body:
      shape(d, brush.ball('#d08f3e', turn, 0.5)) +
      ribs +
      line('M-3 66l-5 9M0 68v10M3 66l5 8', '#a88a58', 1.8) +
      gleam(-20, -18, 13, 0.55),
  }
}

export const redOnion: Food = (brush, turn) => {
  const edge = blob(brush, 56, { points: 12, jitter: 0.02 })
  return {
    outline: edge,
    body:
      shape(edge, brush.ball('#8a2f5c', turn, 0.5)) +
      repeat(9, k =>
        at(
          0,
          0,
          k * 40,
          1,
          line('M4 0Q30 4 52 0', '#5a1838', 1.8, 0.45) + line('M4 -3Q28 0 50 -3', '#e8a4c4', 1.1, 0.45),
        ),
      ) +
      dot(0, 0, 6, '#5a2a1c') +
      line('M0 0l4 -8M0 0l-5 -7', '#c9a878', 2.4) +
      gleam(-20, -24, 12, 0.6),
  }
}

export const garlic: Food = (brush, turn) => {
  const d =
    'M0 -56C4 -40 8 -34 24 -24C50 -8 52 26 34 42C22 52 -22 52 -34 42C-52 26 -50 -8 -24 -24C-8 -34 -4 -40 0 -56Z'
  const cloves = repeat(
    4,
    k =>
      line(`M${n((k - 1.5) * 3)} -40Q${n((k - 1.5) * 30)} 0 ${n((k - 1.5) * 16)} 46`, '#b59aa4', 2.4, 0.5) +
      line(
        `M${n((k - 1.5) * 3 - 2)} -38Q${n((k - 1.5) * 30 - 4)} 0 ${n((k - 1.5) * 16 - 3)} 44`,
        '#ffffff',
        1.6,
        0.6,
      ),
  )
  return {
    outline: d,
    body:
      shape(d, brush.ball('#efe3d6', turn, 0.34)) +
      shape('M-34 42C-22 52 22 52 34 42C20 30 -20 30 -34 42Z', '#c9a3b0', 0.4) +
      cloves +
      line('M0 -56L2 -36', '#cbb594', 5) +
      gleam(-17, -4, 9, 0.8) +
      repeat(5, k => line(`M${-6 + k * 3} 48l${-3 + k * 1.6} 6`, '#a88a68', 1.4)),
  }
}

export const chilli: Food = () => {
  const d = 'M-70 -14C-58 -34 -30 -26 6 -18C40 -10 66 -18 92 -44C92 -10 64 18 20 20C-20 22 -64 20 -70 -14Z'
  return {
    outline: d,
    body:
      shape(d, '#8f1810') +
      at(-1, -2, 0, 0.95, shape(d, '#d02a1c')) +
      line('M-50 -16C-24 -20 20 -8 56 -18', '#ff9a82', 5, 0.6) +
      line('M-52 -17C-40 -20 -20 -17 -4 -14', '#ffffff', 2.4, 0.7) +
      shape('M-66 -20C-60 -34 -46 -30 -44 -20C-48 -6 -50 4 -58 10C-70 6 -74 -8 -66 -20Z', '#4f8a34') +
      line('M-66 -8Q-82 -18 -92 -10', '#4f8a34', 7) +
      line('M-66 -10Q-82 -20 -91 -12', '#8fc264', 2, 0.8),
  }
}

export const bellPepper =
  (colour: string): Food =>
  (brush, turn) => {
    const edge =
      'M0 -50C22 -66 56 -56 60 -22C66 16 52 56 26 60C14 62 8 54 0 56C-8 54 -14 62 -26 60C-52 56 -66 16 -60 -22C-56 -56 -22 -66 0 -50Z'
    return {
      outline: edge,
      body:
        shape(edge, brush.ball(colour, turn, 0.48)) +
        line('M0 -44Q-14 8 0 52M-28 -50Q-46 4 -26 54M28 -50Q46 4 26 54', darken(colour, 0.5), 4, 0.34) +
        line('M-40 -34Q-52 4 -42 36', lighten(colour, 0.7), 6, 0.6) +
        line('M8 -36Q16 0 8 30', lighten(colour, 0.7), 4, 0.4) +
        oval(0, -42, { rx: 15, ry: 9 }, '#4a7a2c') +
        line('M0 -44Q4 -58 12 -64', '#3f6a26', 10) +
        line('M-1 -46Q3 -58 10 -63', '#8fbb5c', 3, 0.8),
    }
  }

export const carrot: Food = brush => {
  const d =
    'M-66 -20C-50 -32 -30 -26 10 -16C50 -6 84 2 106 6C84 12 48 18 8 22C-30 28 -54 28 -66 18C-74 6 -74 -8 -66 -20Z'
  const greens = repeat(5, k =>
    at(
      -66,
      0,
      150 + k * 15,
      1,
      line(`M0 0Q20 ${n((k - 2) * 6)} ${n(36 + (k % 2) * 10)} 0`, k % 2 ? '#5f9a3a' : '#3f7d30', 5) +
        repeat(4, i => line(`M${14 + i * 8} 0l7 -6M${14 + i * 8} 0l7 6`, '#6fae48', 2.4)),
    ),
  )
  return {
    outline: d,
    body:
      greens +
      shape(
        d,
        brush.linear(
          [
            [0, '#f6a552'],
            [0.5, '#e67e22'],
            [1, '#a84e0c'],
          ],
          [0, 0, 0.1, 1],
        ),
      ) +
      repeat(8, k =>
        line(`M${-50 + k * 18} ${n(-18 + k * 2)}q4 ${n(4)} 1 ${n(10 - (k % 3) * 2)}`, '#a5500f', 2, 0.5),
      ) +
      line('M-54 -13Q0 -12 74 2', '#ffe0b4', 3.4, 0.5),
  }
}

export const potato: Food = (brush, turn) => {
  const edge = blob(brush, 62, { points: 9, jitter: 0.07, flat: 0.76 })
  return {
    outline: edge,
    body:
      shape(edge, brush.ball('#c9a063', turn, 0.44)) +
      repeat(13, () =>
        oval(
          brush.between(-44, 44),
          brush.between(-28, 28),
          { rx: brush.between(1.6, 3.6), ry: 1.4, turn: brush.between(0, 180), opacity: 0.6 },
          '#7a5426',
        ),
      ) +
      repeat(10, () =>
        oval(
          brush.between(-44, 44),
          brush.between(-28, 28),
          { rx: brush.between(5, 12), ry: 3, turn: brush.between(0, 180), opacity: 0.2 },
          '#fff0cc',
        ),
      ) +
      gleam(-24, -20, 12, 0.4),
  }
}

export const sweetPotato: Food = (brush, turn) => {
  const d = 'M-84 6C-70 -22 -34 -42 6 -36C42 -30 66 -18 90 -2C66 18 40 34 4 36C-36 38 -70 30 -84 6Z'
  return {
    outline: d,
    body:
      shape(d, brush.ball('#b5563a', turn, 0.46)) +
      repeat(8, () =>
        line(`M${n(brush.between(-60, 40))} ${n(brush.between(-20, 20))}q10 -3 18 0`, '#6b2a1c', 1.8, 0.5),
      ) +
      gleam(-24, -19, 13, 0.4),
  }
}

/** Lying on its side, so that one sees gills and stem. */
export const mushroom: Food = brush => {
  const cap = 'M-56 6C-60 -44 60 -46 56 4C52 20 -52 22 -56 6Z'
  const stem = 'M-18 10C-14 30 -18 46 -22 56Q0 66 22 56C18 46 14 30 18 10Z'
  return {
    outline: `${cap}${stem}`,
    body:
      shape(
        stem,
        brush.linear(
          [
            [0, '#fbf0dc'],
            [0.5, '#e8d3b0'],
            [1, '#b99a72'],
          ],
          [0, 0, 1, 0],
        ),
      ) +
      repeat(4, k => line(`M${-10 + k * 7} 20Q${-12 + k * 8} 40 ${-13 + k * 8} 56`, '#b99a72', 1.4, 0.5)) +
      oval(0, 10, { rx: 50, ry: 11 }, '#7d5636') +
      repeat(15, k => line(`M${-44 + k * 6.3} 9L${n(-15 + k * 2.1)} 12`, '#c7a078', 1.4, 0.6)) +
      shape(
        'M-56 4C-60 -44 60 -46 56 2C40 12 -40 14 -56 4Z',
        brush.radial(
          [
            [0, '#d9b184'],
            [0.5, '#b5875a'],
            [1, '#754a28'],
          ],
          0.34,
          0.24,
          0.8,
        ),
      ) +
      gleam(-20, -18, 14, 0.5) +
      repeat(7, () =>
        oval(
          brush.between(-36, 36),
          brush.between(-24, -2),
          { rx: brush.between(3, 7), ry: 2, turn: brush.between(-30, 30), opacity: 0.3 },
          '#6b4526',
        ),
      ),
  }
}

export const maizeCob: Food = brush => {
  const d = 'M-80 0C-76 -30 -40 -36 0 -32C40 -30 78 -20 92 0C78 20 40 30 0 32C-40 36 -76 30 -80 0Z'
  const kernels = repeat(78, i => {
    const [column, row] = [i % 13, Math.floor(i / 13)]
    const x = -66 + column * 12
    const span = 27 * Math.sqrt(Math.max(0, 1 - ((x - 2) / 96) ** 2))
    const y = -span + (row * span * 2) / 5
    return (
      oval(x, y, { rx: 6.6, ry: 6 }, '#b9790f') +
      oval(x - 0.6, y - 0.9, { rx: 5.8, ry: 5 }, row < 2 ? '#fbdc74' : row < 4 ? '#f4c53c' : '#dba122') +
      oval(x - 2, y - 2.4, { rx: 2, ry: 1.1, opacity: 0.7 }, '#fffbe0')
    )
  })
  const husk =
    shape('M-84 0C-110 -44 -40 -60 16 -40C-20 -34 -60 -20 -84 0Z', '#6fa044') +
    shape('M-84 2C-108 46 -30 64 30 42C-16 36 -58 24 -84 2Z', '#4f8a34') +
    line('M-80 -2C-60 -36 -20 -44 8 -40M-80 4C-56 38 -10 48 20 42', '#b7d98a', 2, 0.7)
  return { outline: d, body: shape(d, '#a86a0c') + clipped(brush.clip(`<path d="${d}"/>`), kernels) + husk }
}

export const avocado: Food = brush => {
  const d = 'M0 -70C24 -70 30 -40 44 -6C58 30 36 62 0 62C-36 62 -58 30 -44 -6C-30 -40 -24 -70 0 -70Z'
  return {
    outline: d,
    body:
      shape(d, '#33441c') +
      at(-0.6, -0.6, 0, 0.93, shape(d, '#6f8a36')) +
      at(
        0,
        0,
        0,
        0.86,
        shape(
          d,
          brush.radial(
            [
              [0, '#f5efb0'],
              [0.6, '#e3e290'],
              [1, '#b5c862'],
            ],
            0.5,
            0.6,
            0.6,
          ),
        ),
      ) +
      dot(1, 23, 25, '#3f2210') +
      dot(0, 22, 23.5, brush.ball('#8a5228', 0, 0.5)) +
      gleam(-8, 13, 8, 0.6),
  }
}

export const broccoli: Food = brush => ({
  outline: 'M-52 -6C-60 -60 56 -64 54 -8C54 22 26 24 20 28L16 66H-16L-20 28C-28 24 -50 20 -52 -6Z',
  body:
    shape('M-20 14L-15 64Q0 70 15 64L21 14Z', '#7f9e50') +
    shape('M-14 16L-10 62Q-4 66 0 66L0 16Z', '#b9d086') +
    repeat(40, k => {
      const a = k * 2.4
      const d = Math.sqrt(k / 40) * 48
      const [x, y] = [Math.cos(a) * d, -14 + Math.sin(a) * d * 0.8]
      return (
        dot(x + 1.6, y + 2.4, 11.5, '#1c3a16', 0.75) +
        dot(x, y, 10.6, brush.pick(['#3f7a34', '#4c8a3e', '#356a2c'])) +
        dot(x - 3, y - 3.6, 4.4, '#8cc06a', 0.65)
      )
    }),
})

export const cucumberWhole: Food = brush => {
  const d = 'M-92 2C-92 -26 -60 -28 0 -26C60 -26 92 -22 94 0C92 24 60 28 0 28C-60 30 -92 26 -92 2Z'
  return {
    outline: d,
    body:
      shape(
        d,
        brush.linear(
          [
            [0, '#86b85a'],
            [0.4, '#4a8a3c'],
            [1, '#22501f'],
          ],
          [0, 0, 0, 1],
        ),
      ) +
      repeat(6, k => line(`M-80 ${-16 + k * 7}Q0 ${-20 + k * 8} 82 ${-14 + k * 6}`, '#a9d07a', 1.4, 0.35)) +
      repeat(22, () => dot(brush.between(-80, 80), brush.between(-18, 20), 1.8, '#d2e8a8', 0.6)) +
      line('M-74 -15Q0 -21 70 -14', '#ffffff', 4, 0.4),
  }
}

export const aubergine: Food = (brush, turn) => {
  const d = 'M-70 -8C-64 -34 -34 -38 0 -40C44 -44 88 -30 92 4C92 38 48 48 4 40C-34 34 -66 22 -70 -8Z'
  return {
    outline: d,
    body:
      shape(d, brush.ball('#4a2850', turn, 0.56)) +
      line('M-34 -22Q20 -34 62 -16', '#d6b8e0', 6, 0.5) +
      shape('M-70 -24C-50 -34 -40 -22 -34 -8C-44 -4 -40 12 -50 16C-62 14 -78 4 -70 -24Z', '#5d8a3c') +
      line('M-66 -6Q-84 -12 -94 -4', '#4a7030', 9),
  }
}

export const leafyGreen: Food = brush => {
  const edge = blob(brush, 66, { points: 17, jitter: 0.12 })
  const inner = blob(brush, 46, { points: 14, jitter: 0.14 })
  return {
    outline: edge,
    body:
      shape(edge, '#3c7a34') +
      at(
        -1,
        -2,
        0,
        0.94,
        shape(
          edge,
          brush.radial([
            [0, '#9cc860'],
            [0.6, '#6aa544'],
            [1, '#3f8038'],
          ]),
        ),
      ) +
      at(-4, 2, 24, 1, shape(inner, '#8cbf58', 0.8)) +
      repeat(5, k =>
        at(
          0,
          4,
          -140 + k * 32,
          1,
          line('M0 0Q30 -4 58 0M20 0l14 -12M20 0l14 11M36 0l11 -9M36 0l11 8', '#e0efb4', 2.6, 0.6),
        ),
      ),
  }
}

export const spinachBunch: Food = brush => ({
  outline: 'M-70 10C-60 -50 60 -60 74 0C60 50 -50 60 -70 10Z',
  body:
    repeat(7, k =>
      at(
        -44,
        10,
        -62 + k * 19,
        1,
        at(2, 4, 0, 1, shape(leaf(112 - Math.abs(k - 3) * 9, 25), '#12300f', 0.5)) +
          shape(
            leaf(112 - Math.abs(k - 3) * 9, 25),
            brush.pick(['#2f7032', '#3f8a3c', '#4a9a44', '#286028']),
          ) +
          shape(`M0 0C${28} -25 ${88} -20 ${112 - Math.abs(k - 3) * 9} 0Z`, '#7fbf62', 0.4) +
          line('M0 0H96', '#cfe8a8', 2.6, 0.7),
      ),
    ) + line('M-44 10L-86 22M-44 10L-84 4M-44 12L-80 36', '#a9c97a', 6),
})

export const pumpkin: Food = (brush, turn) => ({
  outline: disc(66),
  body:
    repeat(9, k =>
      at(0, 0, k * 40, 1, oval(34, 0, { rx: 34, ry: 24 }, brush.ball('#dd7f25', k * 40 + turn, 0.5))),
    ) +
    dot(0, 0, 20, '#b05c14', 0.6) +
    line('M0 2Q4 -14 16 -20', '#6d6a34', 13) +
    line('M-2 0Q2 -14 13 -21', '#a9a460', 4, 0.8),
})

export const beetroot: Food = (brush, turn) => ({
  outline: disc(48),
  body:
    line('M30 34Q52 54 66 56', '#7a1c3c', 6) +
    dot(0, 0, 48, brush.ball('#8a2146', turn, 0.5)) +
    repeat(4, k =>
      at(
        0,
        0,
        -160 + k * 22,
        1,
        line('M30 0H84', '#b8305a', 6) +
          at(70, 0, 0, 1, shape(leaf(46, 17), '#4a8a3c') + line('M0 0H38', '#d8486e', 2.4)),
      ),
    ) +
    repeat(
      3,
      k => `<circle r="${18 + k * 11}" fill="none" stroke="#5a1028" stroke-opacity=".25" stroke-width="2"/>`,
    ) +
    gleam(-16, -19, 11, 0.5),
})

export const ginger: Food = (brush, turn) => {
  const d =
    'M-66 16C-74 -8 -54 -26 -34 -20C-34 -48 -6 -56 6 -36C18 -48 36 -44 38 -26C58 -34 80 -18 74 4C70 24 44 24 34 16C32 38 4 46 -8 26C-26 40 -58 40 -66 16Z'
  return {
    outline: d,
    body:
      shape(d, brush.ball('#d9b47a', turn, 0.42)) +
      repeat(11, () =>
        line(`M${n(brush.between(-50, 50))} ${n(brush.between(-24, 16))}q5 6 2 13`, '#8f6a38', 1.8, 0.55),
      ) +
      oval(64, -3, { rx: 8, ry: 12, turn: 12 }, '#f3dd9e') +
      gleam(-40, -6, 9, 0.4),
  }
}

export const peaPod: Food = () => {
  const d = 'M-78 6C-50 -30 44 -34 84 -10C60 26 -34 34 -78 6Z'
  return {
    outline: d,
    body:
      shape(d, '#3f7a2c') +
      at(0, -1, 0, 0.95, shape(d, '#79ad44')) +
      repeat(
        6,
        k =>
          dot(-46 + k * 19, -2 - Math.sin(k / 1.7) * 4, 11 - Math.abs(k - 2.5), '#4a7a24') +
          dot(-46.6 + k * 19, -3.4 - Math.sin(k / 1.7) * 4, 9.8 - Math.abs(k - 2.5), '#a3cf62') +
          dot(-49 + k * 19, -7 - Math.sin(k / 1.7) * 4, 3, '#f0fad0', 0.8),
      ) +
      line('M84 -10L98 -20', '#4f8a34', 5),
  }
}
