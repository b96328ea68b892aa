import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { z } from 'zod'

const text = z.string().nullable()
const number = z.number().nullable()

/** The known facts of a page's recipe. Null if a fact is not known. */
const expectedPage = z.object({
  title: text,
  ingredients: z.array(z.string()).nullable(),
  instructions: z.array(z.string()).nullable(),
  yields: text,
  yieldNumber: number,
  totalMinutes: number,
  image: text,
  page: z.object({
    url: z.string(),
    markup: z.enum(['jsonld', 'jsonld-loose', 'both', 'microdata', 'none']),
  }),
})

export type KnownPage = { name: string; html: string; expected: z.infer<typeof expectedPage> }

/** Reads the pages of a folder: `pages/NAME.html.gz`, and the expected recipe of each in `pages/NAME.json`. */
export async function readKnownPages(folder: string): Promise<KnownPage[]> {
  const pages = join(folder, 'pages')
  const names = (await readdir(pages)).filter(name => name.endsWith('.json')).map(name => name.slice(0, -5))
  return Promise.all(
    names.sort().map(async name => ({
      name,
      html: gunzipSync(await readFile(join(pages, `${name}.html.gz`))).toString('utf8'),
      expected: expectedPage.parse(JSON.parse(await readFile(join(pages, `${name}.json`), 'utf8'))),
    })),
  )
}
