import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseSync } from 'vite'
import { readSources } from './support/repository.ts'

type TextInCode = { line: number; rule: string; text: string }

type Node = { type: string; start: number; [key: string]: unknown }

/** Attributes, props and properties whose value is shown or read out. */
const shownName =
  /^(aria-(label|description|roledescription|valuetext|placeholder)|alt|title|placeholder|label|text|hint|cancel|confirm|\w+Label)$/
const hasLetter = /\p{L}/u
/**
 * A template's value is written as … and counts as a word. A sentence has two words or more, the first with a capital. The second
 * pattern matches a value and words.
 */
const sentence = /^[“(]?\p{Lu}[\p{L}\p{N}'’…-]*[”),;:.!?]*\s+\S*[\p{L}…]/u
const valueAndWords = /^[“(]?…[”),:]*(?= .*\p{L}{2})(\s[\p{L}\p{N}…“”'’]+[,;:.!?]?)+$/u
const capitalWord = /^\p{Lu}\p{Ll}+[….!?]*$/u
const htmlWithWords = /<\w[^<>]*>[^<>{}]*\p{L}{2,}[^<>{}]*<\//u

/** Returns the texts for people in a source; lines count from 1. */
function findTextsInCode(path: string, source: string): TextInCode[] {
  const found: TextInCode[] = []
  const isWeb = path.startsWith('web/')
  const scan = (node: Node, parents: Node[]): void => {
    if (isNotShown(node, isWeb)) return
    const rule = brokenRule(node, parents, isWeb)
    if (rule) {
      const line = source.slice(0, node.start).split('\n').length
      found.push({ line, rule, text: textOf(node).replace(/\s+/g, ' ').trim() })
    }
    for (const child of childrenOf(node)) scan(child, [node, ...parents])
  }
  scan(parseSync(path, source).program as unknown as Node, [])
  return found
}

function brokenRule(node: Node, parents: Node[], isWeb: boolean): string | undefined {
  const text = textOf(node)
  if (!hasLetter.test(text)) return undefined
  const owner = parents.find(({ type }) => !yieldsItsPart.has(type))
  if (owner?.type === 'JSXElement' || owner?.type === 'JSXFragment') return 'text of an element'
  if (owner?.type === 'JSXAttribute' && shownName.test(nameOf(owner.name)))
    return `attribute ${nameOf(owner.name)}`
  if (isWeb && owner?.type === 'Property' && owner.key !== node && shownName.test(nameOf(owner.key)))
    return `property ${nameOf(owner.key)}`
  if (htmlWithWords.test(text)) return 'words in HTML'
  if (isWeb && parents[0]?.type === 'ConditionalExpression' && capitalWord.test(text))
    return 'one of two words'
  return sentence.test(text) || valueAndWords.test(text) ? 'sentence' : undefined
}

/** Nodes whose value is one of their parts: `isOpen ? 'Close' : 'Open'`. */
const yieldsItsPart = new Set(['JSXExpressionContainer', 'ConditionalExpression', 'LogicalExpression'])

function textOf({ type, value, quasis }: Node): string {
  if (type === 'JSXText' || type === 'Literal') return typeof value === 'string' ? value : ''
  if (type !== 'TemplateLiteral') return ''
  return (quasis as { value: { cooked: string } }[]).map(part => part.value.cooked).join('…')
}

/** Checks for what people do not read: types, names of classes, paths of modules, and texts for developers, operators or the database. */
function isNotShown({ type, source, callee, tag, key, name, id }: Node, isWeb: boolean): boolean {
  if (type.startsWith('TS')) return !/^TS(As|Satisfies|NonNull)/.test(type)
  if (/^(Import|ExportNamed|ExportAll)Declaration$/.test(type)) return Boolean(source)
  if (type === 'NewExpression') return /Error$/.test(nameOf(callee))
  if (type === 'CallExpression') return /^(console|log)$/.test(nameOf((callee as Node).object))
  if (type === 'TaggedTemplateExpression') return nameOf(tag) === 'sql'
  if (type === 'JSXAttribute') return nameOf(name) === 'className'
  if (type === 'VariableDeclarator') return !isWeb && /^example/.test(nameOf(id))
  return type === 'Property' && !isWeb && /^(description|summary|help|example|meaning)$/.test(nameOf(key))
}

/** Returns the name of an identifier, of a quoted key, or of the last member: `request.log` → 'log' */
function nameOf(node: unknown): string {
  const { name, value, property } = (node ?? {}) as { name?: unknown; value?: unknown; property?: unknown }
  if (property) return nameOf(property)
  return typeof name === 'string' ? name : String(value ?? '')
}

const childrenOf = (node: Node): Node[] =>
  Object.values(node)
    .flat()
    .filter((value): value is Node => typeof value === 'object' && value !== null && 'type' in value)

type Exception = { reason: string; path?: RegExp; text?: RegExp }

const exceptions: Exception[] = [
  { reason: 'the operator reads it', path: /^server\/(config\.ts$|start\/)/ },
  {
    reason: 'the operator reads it',
    path: /^server\/platform\/database\/(embedded\/|connection-failures|migrate|apply-migration|audit-owner|newer-schema|open)/,
  },
  { reason: 'the operator reads it', path: /^server\/platform\/(start|limits|backup)\// },
  {
    reason: 'the operator reads it',
    path: /^server\/platform\/files\/(store-failure|copy-pictures|unfinished-file)\.ts$/,
  },
  {
    reason: 'it is in the documentation of the API',
    path: /^server\/platform\/docs\/(rates|field-examples)\.ts$/,
  },
  { reason: 'cases of a test', path: /^contract\/search-cases\.ts$/ },
  { reason: 'HTTP headers', text: /^(Bearer |Origin, Accept-Encoding)/ },
  { reason: 'keys of a query plan', text: /^(QUERY PLAN|Plan Rows)$/ },
  { reason: 'the path of a drawing', text: /^M\d/ },
  { reason: 'the name of a class', text: /^Error$/ },
  { reason: 'the beginning of a web address', text: /^https:\/\/$/ },
  { reason: 'values that are sent and stored', path: /\/contact(-form)?\.tsx?$/, text: /^\w+ Inquiry$/ },
]

const isScanned = (path: string): boolean =>
  /^(web|contract|server)\//.test(path) && !/\.(test|fixture|support)\.tsx?$/.test(path)

const sources = (await readSources()).filter(({ path }) => isScanned(path))
const found = sources.flatMap(({ path, text }) => findTextsInCode(path, text).map(one => ({ path, ...one })))

const isExcepted = (one: TextInCode & { path: string }, { path, text }: Exception): boolean =>
  (path?.test(one.path) ?? true) && (text?.test(one.text) ?? true)

test('every text that a person reads stands in texts/', () => {
  const misplaced = found.filter(one => !exceptions.some(exception => isExcepted(one, exception)))
  assert.deepEqual(
    misplaced.map(({ path, line, rule, text }) => `${path}:${line} ${rule}: ${text}`),
    [],
  )
})

test('every exception is needed', () => {
  const unused = exceptions.filter(exception => !found.some(one => isExcepted(one, exception)))
  assert.deepEqual(unused, [])
})
