#!/usr/bin/env node
// npm run check: the checks that need neither a database nor a browser, for daily use. `npm test` includes them.
import { secondsSince } from './lib/log.mjs'
import { readOptions } from './lib/options.mjs'
import { schedule } from './lib/testing/schedule.mjs'
import { openSuites } from './lib/testing/suites.mjs'

const started = Date.now()
const { root } = readOptions()
const suites = openSuites({ root, env: process.env, isCached: true })
const results = []
const suite = (name, work) => ({
  name,
  run: async () => {
    const result = await work()
    results.push(result)
    return result.failed === 0
  },
})
const checks = ['lint', 'format', 'imports', 'knip'].map((name) => suite(name, () => suites.check(name)))
// In sequence, since `tsc` reads the generated types of the routes.
const types = suite('types', async () => {
  results.push(await suites.check('routeTypes'))
  return suites.check('types')
})
const specification = suite('specification', () => suites.specification([]))
// The longest first, so that both cores are busy until the end.
await schedule([suite('component', suites.component), types, suite('unit', suites.unit), ...checks, specification], 2)
const count = (key) => results.reduce((sum, result) => sum + result[key], 0)
console.log(`in ${secondsSince(started)}`)
console.log(`${count('passed')} passed, ${count('failed')} failed`)
process.exit(count('failed') > 0 ? 1 : 0)
