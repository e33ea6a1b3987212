#!/usr/bin/env node
// npm start: from a fresh clone to a served site and studio. Plain Node, since it runs before the install.
import { prepareApp, serveApp } from './lib/app.mjs'
import { ensureBuilt, unmarkServed } from './lib/build.mjs'
import { openLifetime } from './lib/lifetime.mjs'
import { readOptions } from './lib/options.mjs'

const lifetime = openLifetime()

try {
  const options = readOptions()
  lifetime.add(() => unmarkServed(options))
  const production = (env) => ({ ...env, NODE_ENV: 'production' })
  const alongside = (env) => ensureBuilt({ ...options, env: production(env) })
  const { env, settings } = await prepareApp({ options, lifetime, alongside })
  await serveApp({ command: 'start', options, env: production(env), settings, lifetime })
} catch (error) {
  if (!lifetime.isEnding()) console.error(`\n${error.message}`)
  await lifetime.end(1)
}
