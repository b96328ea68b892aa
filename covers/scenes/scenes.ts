import { aboutHands, aboutSpice, aboutTable } from './about.ts'
import { auth } from './auth.ts'
import { contact } from './contact.ts'
import { emptyPlate } from './empty-plate.ts'
import { heroMid, heroTall, heroWide } from './hero.ts'
import type { Scene } from './scene.ts'

/** Every drawn scene, by the name of its files. */
export const scenes = {
  'hero-tall': heroTall,
  'hero-mid': heroMid,
  'hero-wide': heroWide,
  auth,
  'about-table': aboutTable,
  'about-spice': aboutSpice,
  'about-hands': aboutHands,
  contact,
  'empty-plate': emptyPlate,
} satisfies Record<string, Scene>

export type SceneName = keyof typeof scenes
