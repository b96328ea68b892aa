/**
 * Removes Markdown's pictures, links and bold marks. Each character class ends at the next mark, so that a line of marks takes no
 * longer than a line of words.
 */
export const withoutMarks = (line: string): string =>
  line
    .replace(/!\[[^[\]]*\]\([^()]*\)/g, '')
    .replace(/\[([^[\]]+)\]\((?:https?:|\.{0,2}\/)[^()]*\)/g, '$1')
    .replace(/\[\[(?:[^[\]|]*\|)?([^[\]|]+)\]\]/g, '$1')
    .replace(/\*\*(?=\S)([^*]+)(?<=\S)\*\*/g, '$1')
    .replace(/__(?=\S)([^_]+)(?<=\S)__/g, '$1')
