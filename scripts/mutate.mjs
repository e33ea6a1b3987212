#!/usr/bin/env node
// npm run mutate: makes one fault of each kind at a random place of the product, one at a time, and checks that `npm
// test` fails. Options:
// --seed <text> chooses other places, --list only lists them, --only <number> makes one fault. The cheapest suites run
// first.
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { openLifetime } from './lib/lifetime.mjs'
import { secondsSince } from './lib/log.mjs'
import { choosePlaces } from './lib/mutations/places.mjs'
import { ROOT } from './lib/options.mjs'
import { runBin } from './lib/run.mjs'

const { values } = parseArgs({
  options: { seed: { type: 'string', default: '1' }, list: { type: 'boolean' }, only: { type: 'string' } },
})
const places = choosePlaces({ root: ROOT, seed: values.seed })
const lifetime = openLifetime({ interruptedCode: 130 })
const missed = []

for (const [index, place] of places.entries()) {
  const number = index + 1
  if (values.only && Number(values.only) !== number) continue
  console.log(
    `${number}. ${place.kind}: ${place.file}:${place.line}: ${place.was.slice(0, 120)} → ${place.becomes || '(nothing)'}`,
  )
  if (values.list) continue
  const started = Date.now()
  const failure = await withFault(place, firstFailure)
  // An interrupted suite proves nothing.
  if (lifetime.isEnding()) break
  const isNoticed = failure !== null && !(await failsAnyway(failure))
  console.log(
    isNoticed
      ? `   ✓ noticed by ${failure} (${secondsSince(started)})`
      : `   ✗ not noticed${failure ? `: "${failure}" fails without the fault as well` : ''}`,
  )
  if (!isNoticed) missed.push(number)
}
await lifetime.end(missed.length > 0 ? 1 : 0)

async function withFault({ file, apply }, work) {
  const target = path.join(ROOT, file)
  if (execFileSync('git', ['status', '--porcelain', '--', file], { cwd: ROOT, encoding: 'utf8' }))
    throw new Error(`${file} has uncommitted changes: commit them first`)
  const before = fs.readFileSync(target)
  const restore = () => fs.writeFileSync(target, before)
  lifetime.add(restore)
  fs.writeFileSync(target, apply())
  try {
    return await work({ file })
  } finally {
    restore()
  }
}

/** Returns the name of the first test that fails, or `null`. */
async function firstFailure({ file }) {
  const projects = ['--project', 'unit', '--project', 'unit-mocks', '--project', 'component']
  return (
    (await vitest(['related', file, '--run', ...projects])) ??
    (await vitest(['run', '--project', 'int'])) ??
    (await browser())
  )
}

/** Whether a failed Vitest file also fails without the fault. */
async function failsAnyway(failure) {
  const [, project, file] = /^\|(\S+)\|\s+(\S+)/.exec(failure) ?? []
  return file !== undefined && (await vitest(['run', '--project', project, file])) !== null
}

function vitest(args) {
  return failureOf('vitest/vitest.mjs', [...args, '--bail', '1', '--reporter', 'default'], /FAIL\s+(.+)/)
}

/** Uses a build of its own, which includes the fault. */
function browser() {
  return failureOf('@playwright/test/cli.js', ['test', '--max-failures', '1', '--reporter', 'line'], /^\s+1\) (.+)/m)
}

/** Returns the name of the first failed test in a command's output, or the end of the output; `null` if all pass. */
async function failureOf(bin, args, title) {
  try {
    await runBin(bin, args, { cwd: ROOT, env: { ...process.env, NO_COLOR: '1' } })
    return null
  } catch (error) {
    const output = String(error.output || error.message).replace(/\u001b\[[0-9;]*m/g, '')
    return title.exec(output)?.[1] ?? output.trimEnd().split('\n').at(-1)
  }
}
