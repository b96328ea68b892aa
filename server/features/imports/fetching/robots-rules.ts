/** The rules in one site's robots.txt that apply to this site's program (RFC 9309). */
export type RobotsRules = readonly { isAllowed: boolean; pattern: string }[]

type Group = { agents: string[]; rules: { isAllowed: boolean; pattern: string }[] }

export const allowAll: RobotsRules = []
export const disallowAll: RobotsRules = [{ isAllowed: false, pattern: '/' }]

/** Returns the rules of the groups that name this agent, or else of the groups for everybody. */
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
      // Other lines, for example of a sitemap, belong to no group.
    }
  }
  return groups
}

/** Returns the name in "Mezani/1.0". */
const agentIn = (written: string): string =>
  written === '*' ? '*' : (/^[A-Za-z_-]+/.exec(written)?.[0] ?? '').toLowerCase()

/** Checks a path against the rules. The longest matching rule decides; among equally long ones, a rule that allows. */
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

/**
 * Checks whether the path begins with the pattern. `*` stands for anything, and `$` at the end for the path's end. The part after each
 * star is searched once from the left, so that no pattern takes long.
 */
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

/** Brings a path into the form in which paths are compared: encodes what must be encoded, and decodes what need not be. */
const normalizePath = (path: string): string =>
  path
    .toWellFormed()
    .replace(/[^\x21-\x7e]/gu, encodeURIComponent)
    .replace(/%([\da-f]{2})/gi, (encoded, hex: string) => {
      const character = String.fromCharCode(Number.parseInt(hex, 16))
      return /[\w.~-]/.test(character) ? character : encoded.toUpperCase()
    })
