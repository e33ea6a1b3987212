import type { Config } from 'payload'
import { noOne } from '../../collections/core/access'

type Tasks = NonNullable<NonNullable<Config['jobs']>['tasks']>

/**
 * Returns Payload's jobs with the product's tasks. Denies access by request, which Payload would grant to all signed-in
 * users. The worker runs the jobs.
 */
export function withJobs(own: Config['jobs'], tasks: Tasks): Config['jobs'] {
  return {
    ...own,
    tasks: [...(own?.tasks ?? []), ...tasks],
    access: { run: noOne, queue: noOne, cancel: noOne, ...own?.access },
  }
}
