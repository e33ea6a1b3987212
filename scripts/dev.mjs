#!/usr/bin/env node
// npm run dev: like npm start, with hot reload instead of a build.
import { prepareApp, serveApp } from './lib/app.mjs'
import { openLifetime } from './lib/lifetime.mjs'
import { readOptions } from './lib/options.mjs'
import { watchRegistries } from './lib/watchRegistries.mjs'

const lifetime = openLifetime()

try {
  const options = readOptions()
  const { env, settings } = await prepareApp({ options, lifetime })
  const watch = (restart) =>
    watchRegistries({
      root: options.root,
      onChange: () => {
        console.log('  Slices or layouts have changed: starting the server again')
        restart()
      },
    })
  const development = { ...env, NODE_ENV: 'development' }
  await serveApp({ command: 'dev', options, env: development, settings, lifetime, watch })
} catch (error) {
  if (!lifetime.isEnding()) console.error(`\n${error.message}`)
  await lifetime.end(1)
}
