/**
 * The worker that runs scheduled jobs: `npx voix worker` runs it, and so does `serve()` next to the server.
 *
 * @module voix/worker
 */
/** @internal */
export { runWorker } from '../collections/core/jobs/runWorker'
/** @internal */
export type { WorkerOptions } from '../collections/core/jobs/runWorker'
