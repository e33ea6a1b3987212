/**
 * The worker, which runs what was scheduled: what `npx voix worker` does, and `serve()` beside the server.
 *
 * @module voix/worker
 */
/** @internal */
export { runWorker } from '../collections/core/jobs/runWorker'
/** @internal */
export type { WorkerOptions } from '../collections/core/jobs/runWorker'
