import type { Config } from 'payload'
import { noOne } from '../../collections/core/access'

type Tasks = NonNullable<NonNullable<Config['jobs']>['tasks']>

/**
 * Payload's jobs, with the product's tasks among them. The worker runs them and nobody asks for it: Payload would let everybody who signs in
 * queue, run and cancel jobs, where the application says nothing.
 */
export function withJobs(own: Config['jobs'], tasks: Tasks): Config['jobs'] {
  return {
    ...own,
    tasks: [...(own?.tasks ?? []), ...tasks],
    access: { run: noOne, queue: noOne, cancel: noOne, ...own?.access },
  }
}
