import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { repository } from './sources.ts'

/** `section` is the heading above; `isBlock`: it stands in a block of shell lines, not in a sentence. */
export type PageCommand = { page: string; section: string; command: string; isBlock: boolean }

const programs =
  /^([A-Z_]+=\S+ )*(npm|npx|node|mezani|podman|docker|systemctl|journalctl|curl|kill|createdb|adduser|export) \S/

/** A line of a settings file, which sets something and runs nothing. */
const setting = /^[A-Z_\d]+=("[^"]*"|\S*)$/

/** Every line of a shell block of this page, and every command that a sentence or table of it names, from top to bottom. */
export async function listCommands(page: string): Promise<PageCommand[]> {
  const lines = (await readFile(join(repository, page), 'utf8')).split('\n')
  let section = ''
  let language: string | undefined
  return lines.flatMap((line): PageCommand[] => {
    const fence = /^```(\w*)$/.exec(line)
    if (fence) {
      language = language === undefined ? fence[1] : undefined
      return []
    }
    if (language !== undefined)
      return ['', 'sh'].includes(language) && !setting.test(line)
        ? [{ page, section, command: line, isBlock: true }]
        : []
    section = /^#+ (.*)$/.exec(line)?.[1] ?? section
    const spans = Array.from(line.matchAll(/`([^`]+)`/g), ([, span = '']) => span)
    return spans
      .filter(span => programs.test(span))
      .map(command => ({ page, section, command, isBlock: false }))
  })
}

/** The shell lines of one section of docs/operating.md, as they stand there. */
export async function listBlockLines(section: string): Promise<string[]> {
  const commands = await listCommands('docs/operating.md')
  return commands.filter(one => one.isBlock && one.section === section).map(({ command }) => command)
}
