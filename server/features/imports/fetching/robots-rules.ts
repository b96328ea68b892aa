/** What one site's robots.txt says to us (RFC 9309). */
export type RobotsRules = readonly { isAllowed: boolean; pattern: string }[]

type Group = { agents: string[]; rules: { isAllowed: boolean; pattern: string }[] }

export const allowAll: RobotsRules = []
export const disallowAll: RobotsRules = [{ isAllowed: false, pattern: '/' }]

/** The rules of the groups that name us, else of those for everybody. */
export function parseRobots(text: string, agent: string): RobotsRules {
  const groups = parseGroups(text)
  const rulesFor = (name: string) =>
    groups.filter(({ agents }) => agents.includes(name)).flatMap(({ rules }) => rules)
  const isNamed = groups.some(({ agents }) => agents.includes(agent.toLowerCase()))
  return rulesFor(isNamed ? agent.toLowerCase() : '*')
}

function parseGroups(text: string): Group[] {
  const groups: Group[] = []
  let isNaming = false
  for (const line of text.replace(/^\ufeff/, '').split(/\r\n?|\n/)) {
    const [, key = '', value = ''] = /^\s*([A-Za-z-]+)\s*:\s*([^#]*)/.exec(line) ?? []
    const written = value.trim()
    const latest = groups.at(-1)
    switch (key.toLowerCase()) {
      case 'user-agent':
        if (isNaming && latest) latest.agents.push(agentIn(written))
        else groups.push({ agents: [agentIn(written)], rules: [] })
        isNaming = true
        break
      case 'allow':
      case 'disallow':
        if (written !== '')
          latest?.rules.push({ isAllowed: key.toLowerCase() === 'allow', pattern: normalizePath(written) })
        isNaming = false
        break
      // Other lines, such as those of a sitemap, are in no group.
    }
  }
  return groups
}

/** Of "Mezani/1.0" the name. */
const agentIn = (written: string): string =>
  written === '*' ? '*' : (/^[A-Za-z_-]+/.exec(written)?.[0] ?? '').toLowerCase()

/** The longest rule that matches decides, and of equally long ones the one that allows. */
export function isAllowedBy(rules: RobotsRules, { pathname, search }: URL): boolean {
  const path = normalizePath(pathname + search)
  if (path === '/robots.txt') return true
  let [length, isAllowed] = [-1, true]
  for (const rule of rules) {
    const size = rule.pattern.length
    if (size < length || (size === length && isAllowed) || !matches(rule.pattern, path)) continue
    length = size
    isAllowed = rule.isAllowed
  }
  return isAllowed
}

/** A beginning of the path, in which `*` is anything, and `$` at the end the path's end. Each star is tried from the left once: no pattern takes long. */
function matches(pattern: string, path: string): boolean {
  const isWhole = pattern.endsWith('$')
  const [first = '', ...others] = (isWhole ? pattern.slice(0, -1) : pattern).split('*')
  if (!path.startsWith(first)) return false
  let at = first.length
  const last = isWhole ? others.pop() : undefined
  for (const part of others) {
    const found = path.indexOf(part, at)
    if (found === -1) return false
    at = found + part.length
  }
  if (!isWhole) return true
  return last === undefined ? at === path.length : path.length - last.length >= at && path.endsWith(last)
}

/** Octets are compared as they are sent: what has to be encoded is, what need not be is not. */
const normalizePath = (path: string): string =>
  path
    .toWellFormed()
    .replace(/[^\x21-\x7e]/gu, encodeURIComponent)
    .replace(/%([\da-f]{2})/gi, (encoded, hex: string) => {
      const character = String.fromCharCode(Number.parseInt(hex, 16))
      return /[\w.~-]/.test(character) ? character : encoded.toUpperCase()
    })
