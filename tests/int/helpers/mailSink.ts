import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface MailSink {
  /** What `VOIX_SMTP_URL` says of it. */
  url: string
  /** What it was given, the latest last. */
  mails: string[]
  /** It takes nothing now. */
  isAway: boolean
  stop: () => Promise<void>
}

/** A real mail server, which keeps what it is given. */
export async function startMailSink(): Promise<MailSink> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom(_from, _session, done) {
      done(sink.isAway ? new Error('Come back later.') : null)
    },
    onData(stream, _session, done) {
      let text = ''
      stream.on('data', (part: Buffer) => (text += part.toString()))
      stream.on('end', () => {
        sink.mails.push(text)
        done()
      })
    },
  })
  const sink: MailSink = {
    url: '',
    mails: [],
    isAway: false,
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  sink.url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`
  return sink
}
