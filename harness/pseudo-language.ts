import { execFile } from 'node:child_process'
import { cp, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { parseSync, Visitor } from 'vite'
import { copyRepository, type RepositoryCopy } from './copy-repository.ts'

/** At the end of every text of the pseudo language, and in none that people write. */
export const pseudoLetter = 'ẍ'

const lengthening = 0.4

/** What makes a text as much longer as translations of English often are: of several words in words, of one in one. */
export function paddingOf(text: string): string {
  const added = pseudoLetter.repeat(Math.max(1, Math.ceil(text.trim().length * lengthening)))
  return text.trim().includes(' ') ? ` ${added.replace(/.{8}(?=.)/gu, '$& ')}` : added
}

/** A module of texts with each of its texts lengthened; a template once, at its end. */
export function pseudoTranslate(path: string, code: string): string {
  const insertions: { at: number; text: string }[] = []
  const skipped = new Set<number>()
  const pad = (words: string, lastPart: string, end: number) => {
    // A blank at the end is for what follows.
    const blanks = lastPart.length - lastPart.trimEnd().length
    if (/\p{L}/u.test(words)) insertions.push({ at: end - 1 - blanks, text: paddingOf(words) })
  }
  new Visitor({
    ImportDeclaration({ source }) {
      skipped.add(source.start)
    },
    Property({ key }) {
      skipped.add(key.start)
    },
    TSLiteralType({ literal }) {
      skipped.add(literal.start)
    },
    BinaryExpression({ left, right }) {
      skipped.add(left.start).add(right.start)
    },
    Literal({ value, start, end }) {
      if (typeof value === 'string' && !skipped.has(start)) pad(value, value, end)
    },
    TemplateLiteral({ quasis, end }) {
      pad(quasis.map(({ value }) => value.cooked).join(''), quasis.at(-1)?.value.raw ?? '', end)
    },
  }).visit(parseSync(path, code).program)
  return insertions
    .sort((one, other) => other.at - one.at)
    .reduce((text, { at, text: added }) => text.slice(0, at) + added + text.slice(at), code)
}

/**
 * A copy of the product in another language, made as texts/README.md says: a folder beside texts/en, and package.json
 * points at it. The language is the pseudo language, written from right to left. Returns the copy's root, built.
 */
export async function buildInPseudoLanguage(): Promise<RepositoryCopy> {
  const { root, remove } = await copyRepository('pseudo-language')
  const { imports } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
  await cp(join(root, 'texts/en'), join(root, 'texts/pseudo'), { recursive: true })
  for (const name of await readdir(join(root, 'texts/pseudo'), { recursive: true })) {
    if (!name.endsWith('.ts')) continue
    const path = join(root, 'texts/pseudo', name)
    const code = await readFile(path, 'utf8')
    const isLanguage = name === 'language.ts'
    await writeFile(path, isLanguage ? code.replace("= 'ltr'", "= 'rtl'") : pseudoTranslate(path, code))
  }
  const manifest = { type: 'module', imports: { ...imports, '#texts/*': './texts/pseudo/*' } }
  await writeFile(join(root, 'package.json'), JSON.stringify(manifest))
  await promisify(execFile)(process.execPath, [join(root, 'tools/build.ts')])
  return { root, remove }
}
