import { at, dot, line, oval, repeat, shape } from '../brush/marks.ts'
import type { Food } from '../brush/piece.ts'
import { blob, disc, leaf } from '../brush/shapes.ts'

export const gleam = (x: number, y: number, rx: number, opacity = 0.75): string =>
  oval(x, y, { rx, ry: rx * 0.5, turn: -36, opacity }, '#ffffff')

export const leafOn = (turn: number, length = 36): string =>
  at(
    0,
    0,
    turn,
    1,
    at(1.5, 3, 0, 1, shape(leaf(length, 11), '#1c0500', 0.3)) +
      shape(leaf(length, 11), '#4f8f3a') +
      shape(`M0 0C9 -11 29 -9 ${length} 0Z`, '#86bd5c', 0.8) +
      line(`M0 0H${length * 0.84}`, '#d6eab0', 1.4, 0.8),
  )

export const lemonWhole: Food = (brush, turn) => {
  const d =
    'M-72 4C-66 -6 -62 -10 -56 -20C-38 -50 30 -52 54 -20C60 -12 66 -10 74 -2C68 8 62 10 56 22C34 52 -36 50 -56 24C-62 14 -66 12 -72 4Z'
  return {
    outline: d,
    body:
      shape(d, brush.ball('#f2c83a', turn, 0.42)) +
      repeat(40, () => dot(brush.between(-44, 44), brush.between(-26, 26), 1.4, '#b98a12', 0.4)) +
      gleam(-20, -22, 14, 0.7),
  }
}

export const limeWhole: Food = (brush, turn) => {
  const d =
    'M-60 2C-56 -6 -52 -10 -47 -18C-32 -42 28 -44 46 -18C50 -12 56 -8 62 0C56 8 52 10 46 20C28 44 -32 42 -47 20C-52 12 -56 10 -60 2Z'
  return {
    outline: d,
    body:
      shape(d, brush.ball('#7fae34', turn, 0.45)) +
      repeat(34, () => dot(brush.between(-36, 36), brush.between(-22, 22), 1.3, '#3f6a14', 0.4)) +
      gleam(-16, -18, 12, 0.65),
  }
}

export const orangeWhole: Food = (brush, turn) => ({
  outline: disc(54),
  body:
    dot(0, 0, 54, brush.ball('#ee8b22', turn, 0.44)) +
    repeat(60, () => {
      const a = brush.between(0, 6.28)
      const d = Math.sqrt(brush.between(0, 1)) * 50
      return dot(Math.cos(a) * d, Math.sin(a) * d, 1.4, '#b55c0c', 0.4)
    }) +
    dot(6, -4, 5, '#5a7a2c') +
    at(6, -4, 0, 1, leafOn(-30)) +
    gleam(-20, -24, 13, 0.6),
})

export const apple: Food = (brush, turn) => {
  const edge = blob(brush, 56, { points: 10, jitter: 0.025 })
  return {
    outline: edge,
    body:
      shape(edge, brush.ball('#c22f22', turn, 0.48)) +
      repeat(14, k => at(0, 0, k * 26, 1, line('M20 0Q36 3 50 0', '#f2b45c', 2.4, 0.28))) +
      oval(2, -2, { rx: 15, ry: 12 }, '#7a1c10') +
      oval(2, -1, { rx: 11, ry: 8 }, '#d9a04a') +
      line('M2 -2Q6 -16 16 -24', '#5a3418', 5) +
      at(10, -16, 0, 1, leafOn(-10, 32)) +
      gleam(-22, -24, 14, 0.7),
  }
}

export const pear: Food = (brush, turn) => {
  const d = 'M0 -66C20 -66 24 -44 32 -22C50 2 48 52 0 54C-48 52 -50 2 -32 -22C-24 -44 -20 -66 0 -66Z'
  return {
    outline: d,
    body:
      shape(d, brush.ball('#b9bd4a', turn, 0.44)) +
      repeat(40, () => dot(brush.between(-34, 34), brush.between(-30, 44), 1.2, '#6b6a1c', 0.5)) +
      line('M0 -64Q4 -80 12 -84', '#5a3418', 5) +
      gleam(-16, -4, 12, 0.6),
  }
}

export const banana: Food = brush => {
  const one = 'M-92 -30C-70 24 10 50 84 16C94 12 98 2 90 -2C40 14 -30 6 -70 -40C-78 -48 -96 -42 -92 -30Z'
  const fruit =
    shape(one, '#b5851c') +
    at(
      0,
      -3,
      0,
      0.98,
      shape(
        one,
        brush.linear(
          [
            [0, '#fbe27a'],
            [0.6, '#f2c838'],
            [1, '#c9961e'],
          ],
          [0, 0, 0, 1],
        ),
      ),
    ) +
    line('M-78 -28C-50 16 20 34 80 10', '#c9961e', 2.6, 0.6) +
    line('M-74 -36C-44 6 20 18 76 4', '#fffbd8', 4, 0.5) +
    oval(88, 7, { rx: 6, ry: 7 }, '#5a4218')
  return {
    outline: one,
    body:
      at(14, -30, -12, 0.96, at(3, 6, 0, 1, shape(one, '#1c0500', 0.25)) + fruit) +
      at(2, 6, 0, 1, shape(one, '#1c0500', 0.25)) +
      fruit +
      shape('M-96 -44C-84 -60 -62 -56 -58 -40C-66 -30 -90 -26 -96 -44Z', '#6d5a24'),
  }
}

export const coconutHalf: Food = brush => {
  const edge = blob(brush, 68, { points: 22, jitter: 0.025 })
  return {
    outline: edge,
    body:
      shape(edge, '#4a2c16') +
      repeat(30, k => at(0, 0, k * 12, 1, line('M62 0l8 2', '#8a6038', 2))) +
      at(0, 0, 0, 0.93, shape(edge, '#6b452a')) +
      at(-0.6, -1, 0, 0.89, shape(edge, '#fffdf6')) +
      dot(
        1,
        2,
        48,
        brush.radial(
          [
            [0, '#fdf6e6'],
            [0.6, '#f3e8d4'],
            [0.9, '#d9cab0'],
            [1, '#c4b294'],
          ],
          0.6,
          0.64,
          0.6,
        ),
      ) +
      line('M-44 -18A48 48 0 0 1 -8 -46', '#ffffff', 5, 0.9),
  }
}

export const mangoWhole: Food = (brush, turn) => {
  const d = 'M-62 16C-66 -24 -28 -52 14 -46C54 -40 74 -8 62 22C48 52 -54 56 -62 16Z'
  return {
    outline: d,
    body:
      shape(d, brush.ball('#eba02c', turn, 0.44)) +
      oval(
        -18,
        -14,
        { rx: 40, ry: 26, turn: -30 },
        brush.radial(
          [
            [0, '#d8452a', 0.7],
            [1, '#d8452a', 0],
          ],
          0.5,
          0.5,
          0.5,
        ),
      ) +
      line('M60 4Q72 -4 78 -14', '#5a3418', 5) +
      gleam(-20, -24, 13, 0.55),
  }
}

export const pineappleWhole: Food = brush => {
  const d = 'M-60 0C-60 -36 -20 -42 16 -38C48 -34 62 -18 62 0C62 18 48 34 16 38C-20 42 -60 36 -60 0Z'
  const eyes = repeat(28, k => {
    const [x, y] = [-46 + (k % 7) * 15, -26 + Math.floor(k / 7) * 17 + (k % 2) * 5]
    return (
      at(
        x,
        y,
        45,
        1,
        `<rect x="-7" y="-7" width="14" height="14" rx="3" fill="#a86a14"/><rect x="-6" y="-6.500" width="11" height="11" rx="3" fill="#eeb53c"/>`,
      ) + dot(x, y, 1.8, '#7a4a0c')
    )
  })
  return {
    outline: d,
    body:
      repeat(8, k =>
        at(
          56,
          0,
          -56 + k * 16,
          1,
          shape(leaf(60 - (k % 2) * 12, 9), brush.pick(['#3f7d3a', '#5fa04c', '#2f6632'])),
        ),
      ) +
      shape(d, '#c98a1c') +
      `<g clip-path="url(#${brush.clip(`<path d="${d}"/>`)})">${eyes}</g>`,
  }
}
