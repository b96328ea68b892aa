/**
 * Names that people choose for themselves: which are reserved for the site, and which look alike. Follows UTS 39 (Unicode
 * Security Mechanisms) for Latin, Cyrillic and Greek.
 */

/** Letters that look like a Latin letter, each above that letter: `written` in their own case, then `lower` in lower case. */
// biome-ignore format: the columns are pairs
export const lookAlikes = {
  written: ['I|10АВЕЅІЈКМНОРСТУХӀΑΒΕΖΗΙΚΜΝΟΡΤΥΧ',
            'llloabesljkmhopctyxlabezhlkmnoptyx'],
  lower:   ['авгекмнопрстухѕіјһӏԁԛԝαεηικνορστυχγωϲıɑɡᴀᴄᴅᴇɪᴍɴᴏᴛᴢʏ',
            'abrekmhonpctyxsijhldqwaenikvopotuxywciagacdeimnotzy'],
} as const

const mapped = ([from, to]: readonly [string, string]) => {
  const targets = [...to]
  return new Map([...from].map((letter, index) => [letter, targets[index] ?? letter]))
}
const written = mapped(lookAlikes.written)
const lower = mapped(lookAlikes.lower)
const replaceBy = (letters: Map<string, string>, text: string) =>
  [...text].map(letter => letters.get(letter) ?? letter).join('')

/** Returns the same text for names that look alike: 'Аmina' with a Cyrillic А, 'PauI' with a capital i. Accents stay. */
export function skeletonOf(name: string): string {
  const visible = name.normalize('NFKC').replace(/\p{Default_Ignorable_Code_Point}/gu, '')
  return replaceBy(lower, replaceBy(written, visible).toLowerCase()).replace(/\s+/g, ' ').trim()
}

const reserved =
  'mezani admin administrator admins moderator moderators mod mods support staff team root system sysadmin superuser official security webmaster postmaster hostmaster abuse noreply helpdesk help info contact owner everyone'

/** Returns a name with digits as letters, without accents, and with one letter for i, l and 1, which look alike. */
const readLoosely = (name: string): string =>
  replaceBy(lower, replaceBy(written, name.normalize('NFKC')).toLowerCase())
    .normalize('NFD')
    .replace(/[034578$!i]/g, sign => looseLetters[sign] ?? sign)
    .replace(/[^\p{L}]/gu, '')
const looseLetters: Record<string, string> = {
  0: 'o',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  8: 'b',
  $: 's',
  '!': 'l',
  i: 'l',
}

const reservedPattern = new RegExp(`^(?:${reserved.split(' ').map(readLoosely).join('|')})+$`)

/** Checks whether a name is reserved: the site's name, a role, or a combination of these: 'Mezani Team', 'аdmin_1'. */
export const isReservedName = (name: string): boolean =>
  [name, name.replace(/^[\d\s_.-]+|[\d\s_.-]+$/g, '')].some(text => reservedPattern.test(readLoosely(text)))
