const spaceBefore = /(?<![:;])\s+(?=\)|,(?!\d))/g
const spaceAfter = /(?<![:;=-])\(\s+/g
const emptyBrackets = /\s*\(\s*\)/g
/** The second pair of brackets that plug-ins put around a note in brackets. A note that only begins or ends with brackets keeps both. */
const doubled = /\(\(([^()]*(?:\([^()]*\)[^()]*)*)\)\)/g
const smiley = /(?<!\S)[:;=]-?[()]+(?!\S)/g

/** Removes what is left between the parts of a line when one of them is empty or a link: "apple , cored ( )". */
export const tidyJoints = (line: string): string =>
  line.replace(emptyBrackets, '').replace(spaceBefore, '').replace(spaceAfter, '(').trim()

/** Tidies an ingredient that a plug-in put together from an amount, a food and a note: joints, and brackets without their other half. */
export const tidyJoined = (line: string): string => pairBrackets(tidyJoints(line).replace(doubled, '($1)'))

/** Closes brackets that are open at the end of a line. Removes one at the end that nothing opened. */
function pairBrackets(line: string): string {
  const text = line.replace(smiley, '')
  let open = 0
  let isStray = false
  for (const sign of text.match(/[()]/g) ?? []) {
    isStray = sign === ')' && open === 0
    if (!isStray) open += sign === '(' ? 1 : -1
  }
  if (open > 0) {
    const single = line.replace('((', '(')
    return single + ')'.repeat(open - (line.length - single.length))
  }
  return isStray && text.endsWith(')') ? line.slice(0, -1).trimEnd() : line
}
