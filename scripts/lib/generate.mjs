import { step } from './log.mjs'
import { runRepeatable } from './run.mjs'

/**
 * Runs a command of Payload that needs only the configuration. The secret and the database address are placeholders.
 */
export function runOffline({ root, args }) {
  return runRepeatable(['node_modules/payload/bin.js', ...args], {
    cwd: root,
    env: { PAYLOAD_SECRET: 'of no consequence', DATABASE_URL: 'postgres://localhost/none', ...process.env },
    name: `payload ${args.join(' ')}`,
  })
}

/** Generates Payload's import map of the admin and its types. */
export async function generate({ root }) {
  await step('Writing the import map', () => runOffline({ root, args: ['generate:importmap'] }))
  await step('Writing the types', () => runOffline({ root, args: ['generate:types'] }))
}
