import { spoon } from '../sides/cutlery.ts'
import { cardamoms, cinnamonSticks, mintSprig, starAnises } from '../sides/herbs.ts'
import { redOnion } from '../sides/roots.ts'
import { chilli, tomato } from '../sides/vegetables.ts'
import { limeWedge } from '../toppings/citrus.ts'
import type { Laid } from './laid.ts'
import type { Scene } from './scene.ts'
import { tableScene } from './scene.ts'
import { napkin, pour, put, serve, tool } from './set-table.ts'
import { bowlOfLentils, bowlOfRice, bowlOfSalsa, hibiscus, limeade } from './small-things.ts'

/** Desktop and landscape: the large dishes are at the sides, the words within 380-1220 × 220-700. */
const wideThings = (): readonly Laid[] => [
  napkin('hero-mid', [1290, 96], { turn: 9, width: 400, height: 360 }),
  napkin('hero-low', [318, 850], { turn: -12, width: 330, height: 300 }),
  serve('mandazi', [640, -40], 182),
  serve('pilau', [130, 150], 238),
  serve('padThai', [1470, 176], 236),
  serve('chapati', [62, 708], 224),
  serve('shakshuka', [1504, 726], 228),
  serve('gyoza', [1120, 946], 200),
  serve('ceviche', [480, 950], 200),
  pour('chai', [886, 92], 54),
  bowlOfLentils([1110, 66], 78),
  bowlOfSalsa([306, 456], 68),
  bowlOfRice([776, 872], 62),
  limeade([424, 122], 56),
  hibiscus([1256, 556], 54),
  tool(spoon(250), [674, 900], 14),
  put(limeWedge, [1276, 428], { turn: -40, scale: 1.4 }),
  put(tomato, [306, 748], { turn: 20, scale: 0.86 }),
  put(mintSprig, [1372, 476], { turn: 30, scale: 0.8, lift: 0 }),
  put(cinnamonSticks, [414, 240], { turn: 14, scale: 0.76, lift: 6 }),
  put(starAnises, [900, 838], { scale: 0.72, lift: 5 }),
  put(chilli, [1300, 806], { turn: 30, scale: 0.74 }),
  put(cardamoms, [998, 176], { turn: -20, scale: 0.9, lift: 4 }),
]

/** Phones: two groups, above and below. The words are within y 410-1280. */
const tallThings = (): readonly Laid[] => [
  serve('pilau', [96, 168], 244),
  serve('padThai', [812, 146], 236),
  pour('chai', [460, 128], 58),
  bowlOfLentils([440, 308], 74),
  put(limeWedge, [640, 404], { turn: -40, scale: 1.7 }),
  put(mintSprig, [306, 420], { turn: 24, scale: 0.9, lift: 0 }),
  napkin('hero-tall', [330, 1690], { turn: 10, width: 380, height: 340 }),
  serve('chapati', [90, 1536], 212),
  serve('shakshuka', [824, 1496], 222),
  serve('injera', [440, 1752], 246),
  put(tomato, [334, 1436], { turn: 20, scale: 0.95 }),
  put(starAnises, [462, 1424], { scale: 0.9, lift: 5 }),
  put(mintSprig, [548, 1436], { turn: 30, scale: 0.9, lift: 0 }),
  bowlOfSalsa([840, 1728], 78),
  put(chilli, [60, 1716], { turn: 20, scale: 0.86 }),
]

/** Tablets in portrait: a full wreath around the words within 190-1010 × 430-1120. */
const midThings = (): readonly Laid[] => [
  napkin('hero-mid', [940, 80], { turn: 9, width: 360, height: 380 }),
  serve('mandazi', [590, -24], 180),
  serve('pilau', [118, 170], 250),
  serve('padThai', [1092, 170], 244),
  pour('chai', [444, 244], 58),
  bowlOfLentils([762, 238], 80),
  bowlOfSalsa([70, 530], 76),
  limeade([1126, 520], 60),
  put(limeWedge, [1012, 480], { turn: -40, scale: 1.5 }),
  put(cinnamonSticks, [196, 470], { turn: 14, scale: 0.86, lift: 6 }),
  put(chilli, [84, 1060], { turn: 30, scale: 0.8 }),
  napkin('hero-low', [330, 1430], { turn: -12, width: 330, height: 300 }),
  serve('chapati', [112, 1320], 224),
  serve('shakshuka', [1096, 1300], 238),
  serve('ceviche', [440, 1550], 204),
  serve('gyoza', [862, 1546], 180),
  bowlOfRice([628, 1400], 66),
  put(tomato, [376, 1262], { turn: 20, scale: 1 }),
  put(starAnises, [520, 1330], { scale: 0.9, lift: 5 }),
  put(redOnion, [1128, 966], { turn: 12, scale: 0.8 }),
]

const border = { edges: ['top', 'bottom'], width: 68, inset: 22 } as const

export const heroWide: Scene = tableScene([1280, 1920], { width: 1600, height: 920, border }, wideThings)
export const heroMid: Scene = tableScene([640, 960, 1280], { width: 1200, height: 1560, border }, midThings)
export const heroTall: Scene = tableScene(
  [480, 640, 960],
  { width: 900, height: 1760, border: { ...border, inset: 44 } },
  tallThings,
)
