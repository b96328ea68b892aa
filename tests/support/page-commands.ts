import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { repository } from './sources.ts'

/** A line of a settings file, which sets something and runs nothing. */
const setting = /^[A-Z_\d]+=("[^"]*"|\S*)$/

/** The shell lines of one section of docs/operating.md, as they stand there. */
export async function listBlockLines(section: string): Promise<string[]> {
  const page = await readFile(join(repository, 'docs/operating.md'), 'utf8')
  let heading = ''
  let language: string | undefined
  return page.split('\n').filter(line => {
    const [, fence] = /^```(\w*)$/.exec(line) ?? []
    if (fence !== undefined) language = language === undefined ? fence : undefined
    else if (language === undefined) heading = /^#+ (.*)$/.exec(line)?.[1] ?? heading
    else return heading === section && ['', 'sh'].includes(language) && !setting.test(line)
    return false
  })
}
