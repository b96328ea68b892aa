import { contractOf } from '#server/platform/database/newer-schema.ts'

/*
 * While a newer version migrates, an older version keeps working on the same database. A change that would break the older
 * version's statements waits for a later migration, a contract. A change that would hold a lock for long is done another way, or
 * says for how long. Tables that the same file creates are free.
 */

type Rule = {
  /** Matches a statement. Each action of an `alter table` counts as a statement. */
  pattern: RegExp
  unless?: RegExp
  problem: string
  /** `contract`: allowed once no version uses it. `lock`: allowed if the file says for how long. */
  kind: 'contract' | 'lock' | 'never'
}

const column = /^alter table \S+ alter (column )?\S+ /.source
const addColumn =
  /^alter table \S+ add (column )?(if not exists )?(?!constraint |check |unique |primary |foreign |exclude )\S+ /
    .source

const rules: Rule[] = [
  {
    pattern: /^drop (table|view|materialized view|function|procedure|type|sequence|schema|trigger|index) /,
    unless: / pg_temp\./,
    kind: 'contract',
    problem: 'drops what an older version may use',
  },
  {
    pattern: /^alter table \S+ drop (?!constraint )/,
    kind: 'contract',
    problem: 'drops a column that an older version may use',
  },
  { pattern: /^alter .* rename /, kind: 'contract', problem: 'renames what an older version uses' },
  {
    pattern: new RegExp(`${column}(set data )?type `),
    kind: 'contract',
    problem: 'changes the type of a column, and rewrites the table under a lock',
  },
  {
    pattern: new RegExp(`${column}(set not null|drop (default|identity|expression))`),
    kind: 'contract',
    problem: 'refuses rows that an older version may write',
  },
  {
    pattern: new RegExp(`${addColumn}.*not null`),
    unless: / default | generated /,
    kind: 'contract',
    problem: 'adds a column that an older version does not fill: give it a default',
  },
  {
    pattern: /^create unique index |^alter table \S+ add (constraint \S+ )?(unique|primary|exclude)\b/,
    kind: 'contract',
    problem: 'refuses rows that an older version may write',
  },
  { pattern: /^truncate /, kind: 'contract', problem: 'deletes what an older version reads' },
  {
    pattern: /^alter table \S+ add (constraint \S+ )?(check|foreign)\b/,
    unless: / not valid$/,
    kind: 'lock',
    problem: 'checks every row under a lock: add it `not valid`, and validate it in a later file',
  },
  {
    pattern: /^create index (?!if not exists |concurrently )/,
    kind: 'lock',
    problem:
      'holds back writes until it is built: write `if not exists`, and tell large sites in the changelog to create it `concurrently` before',
  },
  {
    pattern: new RegExp(`${addColumn}.*(serial|generated (always|by default) as|default [a-z_]+\\()`),
    kind: 'lock',
    problem: 'rewrites every row under a lock: add it empty, and have a job fill it',
  },
  {
    pattern: /^(update|delete from) |^with .*\b(update|delete from) /,
    kind: 'lock',
    problem: 'holds its rows until its end: have a job change them in batches',
  },
  { pattern: /^(lock|cluster|reindex|vacuum) /, kind: 'lock', problem: 'locks a table' },
  {
    pattern: / concurrently /,
    kind: 'never',
    problem: 'cannot be in a transaction, which every migration is',
  },
  {
    pattern: /^(begin|commit|rollback|savepoint|start transaction|end)\b/,
    kind: 'never',
    problem: 'ends the transaction that makes a migration whole or nothing',
  },
  { pattern: /^(set|reset) .*timeout/, kind: 'never', problem: 'changes how long it may wait for a lock' },
]

/** Returns what is wrong with a migration, one sentence each; [] if nothing is. */
export function findProblems(sql: string, { released }: { released: readonly string[] }): string[] {
  const statements = splitStatements(sql).flatMap(splitActions)
  const isNew = new Set(
    statements.flatMap(
      text => /^create (?:unlogged )?table (?:if not exists )?([\w.]+)/.exec(text)?.[1] ?? [],
    ),
  )
  const contract = contractOf(sql)
  const unreleased =
    contract !== undefined && !released.includes(contract)
      ? [`Contract: ${contract} is no release, and what goes has to be unused in one first`]
      : []
  const found = statements.flatMap(text => {
    const table = tableOf(text)
    if (table && isNew.has(table)) return []
    return rules
      .filter(({ pattern, unless }) => pattern.test(text) && !unless?.test(text))
      .filter(
        ({ kind }) => !(kind === 'contract' && contract) && !(kind === 'lock' && isLockNamed(sql, table)),
      )
      .map(({ problem }) => `${text}: ${problem}`)
  })
  return [...unreleased, ...found]
}

/** `-- Locks recipes: 0.8 s for a million rows` */
const isLockNamed = (sql: string, table: string | undefined): boolean =>
  table !== undefined && new RegExp(`^-- Locks ${table}: .*\\d`, 'm').test(sql)

const tableOf = (text: string): string | undefined =>
  /^(?:alter table|update|delete from|truncate(?: table)?|lock(?: table)?|cluster|create (?:unique )?index.*? on) ([\w.]+)/.exec(
    text,
  )?.[1]

/** `alter table t a, b` → `alter table t a` and `alter table t b`. */
function splitActions(statement: string): string[] {
  const [, head, rest] = /^(alter table) (?:if exists )?(?:only )?(.*)$/.exec(statement) ?? []
  if (!head || !rest) return [statement]
  const [table = '', ...words] = rest.split(' ')
  return splitAtCommas(words.join(' ')).map(action => `${head} ${table} ${action}`)
}

function splitAtCommas(text: string): string[] {
  let depth = 0
  const parts = ['']
  for (const character of text) {
    if (character === '(') depth += 1
    if (character === ')') depth -= 1
    if (character === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += character
  }
  return parts.map(part => part.trim())
}

const token = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|(\$\w*\$)[\s\S]*?\1|;|[^;'$/-]+|[\s\S]/g

/**
 * Returns the statements of an SQL file in lower case, with single blanks, without comments and the contents of texts and
 * function bodies.
 */
function splitStatements(sql: string): string[] {
  const statements = ['']
  for (const [piece] of sql.matchAll(token)) {
    if (piece === ';') statements.push('')
    else statements[statements.length - 1] += blanked(piece)
  }
  return statements.map(text => text.replace(/\s+/g, ' ').trim().toLowerCase()).filter(Boolean)
}

function blanked(piece: string): string {
  if (piece.startsWith('--') || piece.startsWith('/*')) return ' '
  if (piece.startsWith("'")) return "''"
  return /^\$\w*\$[\s\S]/.test(piece) ? '$$' : piece
}
