/**
 * The worker, which runs what was scheduled: what `npx voix worker` does, and `serve()` beside the server.
 *
 * @module voix/worker
 */
export { runWorker } from '../collections/core/jobs/runWorker'
export type { WorkerOptions } from '../collections/core/jobs/runWorker'
