import { at, dot, line, n, oval, repeat, shape } from '../brush/marks.ts'
import type { Food } from '../brush/piece.ts'
import { blob, disc, leaf } from '../brush/shapes.ts'

/** The bright spot that a lamp leaves on smooth skin. */
export const gleam = (x: number, y: number, rx: number, opacity = 0.75): string =>
  oval(x, y, { rx, ry: rx * 0.5, turn: -36, opacity }, '#ffffff')

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
