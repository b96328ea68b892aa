const token = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|(\$\w*\$)[\s\S]*?\1|;|[^;'$/-]+|[\s\S]/g

/** The statements of a file of SQL: in lower case, with single blanks, without comments and the insides of texts and function bodies. */
export function splitStatements(sql: string): string[] {
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
