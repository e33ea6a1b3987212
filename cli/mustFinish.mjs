// Loaded before a command that ends itself by process.exit(). One that waits for something which never comes ends as soon
// as nothing else is going on, silently and with code 0, as if all were done: here it ends with a code that says otherwise.
import { isMainThread } from 'node:worker_threads'
import { UNFINISHED } from './unfinished.mjs'

if (isMainThread) {
  process.exitCode = UNFINISHED
  process.once('exit', (code) => {
    if (code === UNFINISHED) console.error('The command stopped in the middle of its work: it waited for nothing')
  })
}
