import type { Payload } from 'payload'
import { expect, it } from 'vitest'
import { emailToLog } from './emailToLog'

it('tells the log whom an e-mail was for, never what it says', async () => {
  const lines: string[] = []
  const payload = { logger: { warn: (line: string) => lines.push(line) } } as unknown as Payload
  const { sendEmail } = emailToLog({ payload })
  const to = ['a@example.com', { name: 'B', address: 'b@example.com' }]
  await sendEmail({ to, subject: 'Reset your password', html: '<a href="/voix/reset/token">Reset</a>' })
  expect(lines).toEqual([
    'The e-mail "Reset your password" for a@example.com, b@example.com was not sent: name a mail server by `email` in payload.config.ts',
  ])
})
