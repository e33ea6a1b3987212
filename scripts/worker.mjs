#!/usr/bin/env node
// npm run worker: runs a worker alone, for servers started with VOIX_WORKER=0 or in addition to theirs.
import { startWorker } from '../src/front/startWorker.mjs'
import { environmentOf } from './lib/app.mjs'
import { openLifetime } from './lib/lifetime.mjs'
import { readOptions } from './lib/options.mjs'

const lifetime = openLifetime()

try {
  const options = readOptions()
  const { env } = await environmentOf({ options, lifetime })
  if (!lifetime.isEnding()) {
    const worker = startWorker({ dir: options.root, env })
    lifetime.add(worker.stop)
    console.log('The worker runs what was scheduled. Ctrl-C stops it.')
    await worker.kept
  }
} catch (error) {
  if (!lifetime.isEnding()) console.error(`\n${error.message}`)
  await lifetime.end(1)
}
