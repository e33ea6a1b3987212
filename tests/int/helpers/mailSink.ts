import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface MailSink {
  /** The value of `VOIX_SMTP_URL` for this server. */
  url: string
  /** The received e-mails, the latest last. */
  mails: string[]
  /** Whether it refuses e-mails. */
  isAway: boolean
  stop: () => Promise<void>
}

/** Starts a real mail server that stores the e-mails it receives. */
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
