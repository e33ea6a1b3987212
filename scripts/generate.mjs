#!/usr/bin/env node
// npm run generate: writes the import map and the types of the configuration.
import { generate } from './lib/generate.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { readOptions } from './lib/options.mjs'

try {
  const { root } = readOptions()
  await ensureInstalled({ root })
  await generate({ root })
} catch (error) {
  console.error(`\n${error.message}`)
  process.exit(1)
}
