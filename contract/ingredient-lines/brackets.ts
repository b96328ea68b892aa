/**
 * Returns a line without its remarks in brackets, and those remarks. Any closing bracket closes the latest open one, and an open
 * bracket ends with the line.
 */
export function takeBrackets(text: string): { rest: string; remarks: string[] } {
  let rest = ''
  let depth = 0
  let remark = ''
  const remarks: string[] = []
  for (const character of text) {
    if (character === '(' || character === '[') {
      depth += 1
      if (depth === 1) continue
    }
    if ((character === ')' || character === ']') && depth > 0) {
      depth -= 1
      if (depth === 0) {
        remarks.push(remark.trim())
        remark = ''
        rest += ' '
        continue
      }
    }
    if (depth > 0) remark += character
    else rest += character
  }
  if (remark) remarks.push(remark.trim())
  return { rest, remarks: remarks.filter(Boolean) }
}
