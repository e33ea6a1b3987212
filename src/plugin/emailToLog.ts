import type { EmailAdapter } from 'payload'

/**
 * Tells the log whom an e-mail was for instead of sending it: for an application without a mail server. The message itself
 * may hold a link that signs somebody in, so it stays out of the log.
 */
export const emailToLog: EmailAdapter = ({ payload }) => ({
  name: 'log',
  defaultFromAddress: 'voix@localhost',
  defaultFromName: 'Voix',
  sendEmail: ({ to, subject }) => {
    const receivers = [to ?? []].flat().map((receiver) => (typeof receiver === 'string' ? receiver : receiver.address))
    const what = `"${subject ?? ''}" for ${receivers.join(', ')}`
    payload.logger.warn(`The e-mail ${what} was not sent: name a mail server by \`email\` in payload.config.ts`)
    return Promise.resolve()
  },
})
