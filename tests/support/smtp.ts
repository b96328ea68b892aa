import type { AddressInfo } from 'node:net'
import { after } from 'node:test'
import { SMTPServer } from 'smtp-server'

type Delivered = { from: string; to: string[]; text: string }

/** Opens a real SMTP server on loopback. `isAway` makes it refuse mails temporarily, as a busy server does. */
export async function openSmtp() {
  const delivered: Delivered[] = []
  const state = { isUnavailable: false }
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, { envelope }, done) {
      stream.toArray().then(chunks => {
        if (state.isUnavailable)
          return done(Object.assign(new Error('Come again later'), { responseCode: 451 }))
        const from = envelope.mailFrom ? envelope.mailFrom.address : ''
        const to = envelope.rcptTo.map(({ address }) => address)
        delivered.push({ from, to, text: Buffer.concat(chunks).toString() })
        done()
      }, done)
    },
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  after(() => new Promise<void>(resolve => server.close(resolve)))
  return { url: `smtp://127.0.0.1:${port}`, delivered, state }
}
