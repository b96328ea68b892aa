import type { ApiCall } from './call.ts'
import type { Member } from './people.ts'

/** A recipe as an import keeps it, with those of the form's fields that the page had. */
export const aDraft = (changes: Record<string, unknown> = {}) => ({
  title: 'Pilau ya Zanzibar',
  ingredients: '2 cups rice\n1 tbsp pilau masala',
  instructions: 'Fry the spices.\nAdd the rice and the broth, and cook it until it is dry.',
  language: 'en',
  source: {
    kind: 'web',
    address: 'https://jikoni.example/pilau',
    name: 'jikoni.example',
    author: 'Jikoni ya Bibi',
    licence: '',
    instructions: 'Fry the spices.\nAdd the rice and the broth, and cook it until it is dry.',
  },
  ...changes,
})

/** Keeps a draft of this member and returns its id. */
export async function keepDraft(
  { call }: { call: ApiCall },
  author: Pick<Member, 'token'>,
  changes: Record<string, unknown> = {},
): Promise<number> {
  const { status, body, text } = await call('POST', '/api/drafts', {
    token: author.token,
    body: aDraft(changes),
  })
  if (status !== 201) throw new Error(`The draft was refused: ${text}`)
  return body.id
}
