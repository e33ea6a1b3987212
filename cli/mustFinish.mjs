// Preloaded into commands that exit by process.exit(). Node ends a process with code 0 when its event loop is empty,
// even if a promise is still pending. This exit code reports that case as a failure.
import { isMainThread } from 'node:worker_threads'
import { UNFINISHED } from './unfinished.mjs'

if (isMainThread) {
  process.exitCode = UNFINISHED
  process.once('exit', (code) => {
    if (code === UNFINISHED) console.error('The command stopped before it was finished: a promise was still pending')
  })
}
