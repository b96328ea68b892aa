import * as t from '#texts/api-docs.ts'
import { curlOf } from './curl.ts'
import { type Context, codeBlock, sampleText } from './docs-operation.ts'
import type { DocumentedOperation, Media } from './document-types.ts'
import { type Html, html } from './html.ts'

const email = 'you@example.org'
const password = 'a password of your own'
const account = { email, username: 'your-name', firstName: 'You', password, confirmPassword: password }

/** Shows how to sign up, sign in and publish, as commands for a shell that can be run as they stand. */
export function quickStart(operations: DocumentedOperation[], { serverUrl, shapes }: Context): Html {
  const step = (operationId: string, { body, ...sent }: { body?: unknown; realm?: 'user' }) => {
    const found = operations.find(operation => operation.operationId === operationId)
    if (!found) throw new Error(`The document has no operation ${operationId}.`)
    const { method, path, requestBody, responses } = found
    const [reply] = Object.values(responses)
    return {
      command: curlOf({
        ...sent,
        method,
        url: serverUrl + path,
        body: body ?? exampleOf(requestBody?.content),
      }),
      reply: sampleText(reply?.content?.['application/json']?.schema ?? {}, shapes),
    }
  }
  const signUp = step('signup', { body: account })
  const signIn = step('login', { body: { email, password } })
  const publish = step('createRecipe', { realm: 'user' })
  const rating = operations.find(({ tags }) => tags.includes('ratings'))
  return html`<ol class="steps">
<li class="step"><h3>${t.signUp}</h3>${codeBlock(signUp.command, 'command')}<p>${t.signUpHint}</p>${codeBlock(signUp.reply)}</li>
<li class="step"><h3>${t.signIn}</h3>${codeBlock(keepingToken(signIn.command), 'command')}<p>${t.signInHint}</p>${codeBlock(signIn.reply)}<p>${t.mustVerify}</p></li>
<li class="step"><h3>${t.publish}</h3>${codeBlock(publish.command, 'command')}<p>${t.publishHint}</p>${codeBlock(publish.reply)}</li>
</ol><p>${[...t.whatNext(html`<a href="#${rating?.operationId}">${t.rateIt}</a>`, html`<a href="#getRecipe">${t.readIt}</a>`)]}</p>`
}

/** Puts the token of the response into the shell's variable, with only what every Unix has. */
const keepingToken = (command: string): string =>
  `TOKEN=$(${command.replace(/^curl/, 'curl -s')} |\n  sed 's/.*"access_token":"\\([^"]*\\)".*/\\1/')\necho $TOKEN`

const exampleOf = (content: Record<string, Media> = {}): unknown =>
  Object.values(content['application/json']?.examples ?? {})[0]?.value
