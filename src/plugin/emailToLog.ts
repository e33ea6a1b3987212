import type { EmailAdapter } from 'payload'

/**
 * Logs the recipients of an e-mail instead of sending it, for an application without a mail server. The message can
 * contain a link that signs a user in, so it is not logged.
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
