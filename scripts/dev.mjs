#!/usr/bin/env node
// npm run dev: like npm start, with hot reload instead of a build.
import { prepareApp, serveApp } from './lib/app.mjs'
import { openLifetime } from './lib/lifetime.mjs'
import { readOptions } from './lib/options.mjs'

const lifetime = openLifetime()

try {
  const options = readOptions()
  const { env, settings } = await prepareApp({ options, lifetime })
  await serveApp({ command: 'dev', options, env: { ...env, NODE_ENV: 'development' }, settings, lifetime })
} catch (error) {
  if (!lifetime.isEnding()) console.error(`\n${error.message}`)
  await lifetime.end(1)
}
