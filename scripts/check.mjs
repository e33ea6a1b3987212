#!/usr/bin/env node
// npm run check: what needs neither a database nor a browser, for the daily loop. `npm test` runs it too.
import { secondsSince } from './lib/log.mjs'
import { readOptions } from './lib/options.mjs'
import { openSuites } from './lib/testing/suites.mjs'

const started = Date.now()
const { root } = readOptions()
const suites = openSuites({ root, env: process.env, isCached: true })
const results = (await Promise.all([types(), sources()])).flat()
const count = (key) => results.reduce((sum, result) => sum + result[key], 0)
console.log(`in ${secondsSince(started)}`)
console.log(`${count('passed')} passed, ${count('failed')} failed`)
process.exit(count('failed') > 0 ? 1 : 0)

async function types() {
  const results = []
  for (const name of ['routeTypes', 'types', 'lint', 'knip']) results.push(await suites.check(name))
  return results
}

async function sources() {
  const results = []
  for (const name of ['format', 'imports']) results.push(await suites.check(name))
  results.push(await suites.specification([]))
  results.push(await suites.unit(), await suites.component())
  return results
}
