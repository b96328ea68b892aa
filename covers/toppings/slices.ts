import { darken, lighten } from '../brush/colour.ts'
import { at, dot, line, n, oval, repeat, ring, shape } from '../brush/marks.ts'
import type { Food } from '../brush/piece.ts'
import { disc, ellipse } from '../brush/shapes.ts'

export const cucumber: Food = brush => ({
  outline: disc(27),
  body:
    dot(0, 0, 27, '#2f6a30') +
    dot(-0.5, -1, 25.6, '#4f8f45') +
    dot(
      0,
      0,
      23.6,
      brush.radial([
        [0, '#eef6cf'],
        [0.55, '#d5e9ac'],
        [1, '#bcdb90'],
      ]),
    ) +
    repeat(9, k =>
      at(
        0,
        0,
        k * 40 + brush.between(-5, 5),
        1,
        oval(0, -11, { rx: 1.9, ry: 4.6 }, '#f7fae0') +
          oval(0.5, -10.4, { rx: 1, ry: 3, opacity: 0.5 }, '#c9d98e'),
      ),
    ) +
    oval(-9, -11, { rx: 7, ry: 3, turn: -40, opacity: 0.4 }, '#ffffff'),
})

export const tomatoSlice: Food = brush => ({
  outline: disc(32),
  body:
    dot(0, 0, 32, '#a8231a') +
    dot(-0.8, -1.2, 30.5, '#dc4530') +
    dot(
      0,
      0,
      26,
      brush.radial([
        [0, '#f08a62'],
        [1, '#e25a40'],
      ]),
    ) +
    repeat(5, k =>
      at(
        0,
        0,
        k * 72 + brush.between(-6, 6),
        1,
        shape('M6 -7Q14 -21 3 -24Q-10 -24 -7 -8Z', '#c9331f') +
          shape('M5 -8Q11 -20 3 -22Q-8 -22 -6 -9Z', '#f5a06c') +
          oval(-1, -17, { rx: 1.6, ry: 2.6 }, '#fdeab2') +
          oval(4, -14, { rx: 1.4, ry: 2.3 }, '#fdeab2'),
      ),
    ) +
    oval(-11, -14, { rx: 8, ry: 3.4, turn: -42, opacity: 0.5 }, '#ffffff'),
})

export const tomatoWedge: Food = brush => ({
  outline: 'M-31 6Q0 -35 31 6Q0 21 -31 6Z',
  body:
    shape(
      'M-31 6Q0 -35 31 6Q0 21 -31 6Z',
      brush.linear([
        [0, '#dc4a34'],
        [1, '#9c1d14'],
      ]),
    ) +
    shape('M-25 6Q0 -20 25 6Q0 13 -25 6Z', '#f07b58') +
    shape('M-18 5Q-8 -8 -1 -5L-1 8Q-10 8 -18 5ZM2 -5Q10 -6 17 5Q10 9 3 8Z', '#f8b277') +
    oval(-8, 2, { rx: 2.2, ry: 1.5, turn: 20 }, '#fff0bd') +
    oval(8, 2, { rx: 2.2, ry: 1.5, turn: -20 }, '#fff0bd') +
    oval(-12, -9, { rx: 8, ry: 2.2, turn: -38, opacity: 0.65 }, '#ffe9dc'),
})

export const cherryTomato: Food = (brush, turn) => ({
  outline: disc(19),
  body:
    dot(0, 0, 19, brush.ball('#d5341f', turn, 0.4)) +
    oval(-6, -8, { rx: 5, ry: 2.8, turn: -36, opacity: 0.8 }, '#fff1e6') +
    dot(3, 4, 1.6, '#7c1a10', 0.6),
})

export const onionRing: Food = brush => {
  const r = brush.between(16, 26)
  const hoop = (away: number, paint: string, width: number, opacity = 1): string =>
    line(ellipse(away, away * 0.86), paint, width, opacity)
  return {
    outline: '',
    body:
      at(2, 3.5, 0, 1, hoop(r, '#1c0500', 7, 0.22)) +
      hoop(r, '#8d2f63', 6.6) +
      hoop(r - 0.8, '#f3dbe8', 3.8) +
      hoop(r - 1.6, '#ffffff', 1.2),
  }
}

export const onionArc: Food = brush => {
  const r = brush.between(20, 32)
  const d = `M${n(-r)} 0A${n(r)} ${n(r * 0.8)} 0 0 1 ${n(r)} ${n(brush.between(-4, 6))}`
  return {
    outline: '',
    body:
      at(1.5, 3, 0, 1, line(d, '#1c0500', 7.4, 0.24)) +
      line(d, '#93326a', 7) +
      line(d, '#f0d3e2', 3.8) +
      line(d, '#ffffff', 1.1, 0.8),
  }
}

export const chilliRing: Food = brush => {
  const skin = brush.pick(['#c92a1c', '#d83a24', '#b32016'])
  return {
    outline: disc(9),
    body:
      dot(0, 0, 9, darken(skin, 0.25)) +
      dot(-0.4, -0.6, 8.3, skin) +
      dot(0, 0, 5.6, '#f3cfa8') +
      dot(-2, -0.4, 1.8, '#fbeec4') +
      dot(2.3, 1.6, 1.7, '#fbeec4') +
      dot(0.6, -2.6, 1.4, '#fbeec4'),
  }
}

export const pepperStrip: Food = brush => {
  const skin = brush.pick(['#c8321f', '#e08a1f', '#4f8f3a', '#d8412a'])
  const d = `M-26 0Q${n(brush.between(-8, 8))} ${n(brush.between(-20, -8))} 27 ${n(brush.between(-4, 6))}`
  return {
    outline: '',
    body:
      at(2, 3.5, 0, 1, line(d, '#1c0500', 10, 0.22)) +
      line(d, darken(skin, 0.35), 10.5) +
      line(d, skin, 8.4) +
      at(-0.8, -1.6, 0, 1, line(d, lighten(skin, 0.55), 2.2, 0.7)),
  }
}

export const carrotCoin: Food = brush => {
  const r = brush.between(15, 20)
  return {
    outline: disc(r),
    body:
      dot(0, 0, r, '#b8560f') +
      dot(
        -0.6,
        -1,
        r - 1,
        brush.radial([
          [0, '#f9b264'],
          [0.5, '#f0902f'],
          [1, '#dd7718'],
        ]),
      ) +
      ring(0, 0, r * 0.5, '#f9c07c', 2, 0.8) +
      repeat(7, k => at(0, 0, k * 51, 1, line(`M${n(r * 0.2)} 0H${n(r * 0.45)}`, '#d97716', 1.2, 0.7))) +
      oval(-r * 0.35, -r * 0.42, { rx: r * 0.3, ry: r * 0.13, turn: -40, opacity: 0.5 }, '#ffffff'),
  }
}

export const radish: Food = () => ({
  outline: disc(16),
  body:
    dot(0, 0, 16, '#c72c58') +
    dot(-0.4, -0.6, 14, '#fdf3f2') +
    ring(0, 0, 8, '#f1d6da', 1.4, 0.8) +
    oval(-5, -6, { rx: 4, ry: 1.8, turn: -40, opacity: 0.8 }, '#ffffff'),
})

export const mushroom: Food = brush => ({
  outline: 'M-24 4C-26 -20 26 -20 24 4C22 10 8 6 8 6L9 22Q0 27 -9 22L-8 6S-22 10 -24 4Z',
  body:
    shape('M-24 4C-26 -20 26 -20 24 4C22 10 8 6 8 6L9 22Q0 27 -9 22L-8 6S-22 10 -24 4Z', '#a57a52') +
    shape('M-21 2C-22 -15 22 -15 21 2C18 5 7 2 6 3L6.5 20Q0 23 -6.5 20L-6 3S-18 5 -21 2Z', '#f0dfc4') +
    shape('M-15 0C-12 -8 12 -8 15 0C8 -2 4 0 0 0S-8 -2 -15 0Z', '#8a5f3d', 0.8) +
    line(`M0 3V${n(brush.between(15, 19))}`, '#d8bf9c', 1.6),
})

export const pickle: Food = () => ({
  outline: disc(20),
  body:
    dot(0, 0, 20, '#4d6a23') +
    dot(-0.4, -0.8, 18.4, '#9fb24a') +
    dot(0, 0, 13, '#c2cf72') +
    repeat(6, k => at(0, 0, k * 60, 1, oval(0, -7.5, { rx: 1.6, ry: 3.4 }, '#e5e9ae'))),
})

export const avocadoSlice: Food = brush => ({
  outline: 'M-34 10Q-8 -30 34 -2Q38 8 30 10Q2 -8 -26 16Q-36 18 -34 10Z',
  body:
    shape('M-34 10Q-8 -30 34 -2Q38 8 30 10Q2 -8 -26 16Q-36 18 -34 10Z', '#3f5a24') +
    shape(
      'M-32 9Q-7 -27 33 -1Q35 6 29 8Q2 -10 -26 14Q-33 15 -32 9Z',
      brush.linear([
        [0, '#c4d77a'],
        [0.6, '#e9edac'],
        [1, '#dfe08e'],
      ]),
    ),
})
