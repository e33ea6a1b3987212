#!/usr/bin/env node
// npx voix <command>: plain Node, so that it runs before anything of an application is built.
import { onStop } from '../src/front/onStop.mjs'
import { startWorker } from '../src/front/startWorker.mjs'
import { runDefinitions } from './payload.mjs'
import { init } from './init.mjs'
import { createSlice } from './newSlice.mjs'
import { openProject } from './project.mjs'
import { staleRegistryFiles, writeRegistry } from './registry.mjs'

const USAGE = `Usage: npx voix <command>

  init                   writes the product's files into a Payload + Next application
  slice <family> <name>  writes a new slice's folder and registers it   e.g. voix slice global welcome-note
  register [--check]     writes the registries of slices and layouts; --check only checks whether they are stale
  check                  lists stored values that do not fit the definitions of slices; exits with 1 if there are any
  migrate [--dry-run]    upgrades all pages and drafts to the current definitions, and repairs addresses of links in
                         rich text that an earlier version stored encoded; --dry-run only lists the changes
  migrate --back         reverts the last migration
  worker                 runs scheduled jobs, for a server that is started with VOIX_WORKER=0`

const COMMANDS = {
  init: runInit,
  slice: runSlice,
  register: runRegister,
  check: runCheck,
  migrate: runMigrate,
  worker: runWorker,
}

try {
  const [command, ...args] = process.argv.slice(2)
  if (!Object.hasOwn(COMMANDS, command ?? '')) throw new Error(USAGE)
  await COMMANDS[command](openProject(process.cwd()), args)
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}

async function runInit(project) {
  const { written, kept, steps } = await init(project)
  for (const file of written) console.log(`Wrote ${file}`)
  for (const { file, merge } of kept) console.log(`\nKept the existing ${file}. Merge into it:\n\n${indent(merge)}`)
  for (const [index, { what, text }] of steps.entries()) console.log(`\n${index + 1}. ${what}\n\n${indent(text)}`)
}

async function runSlice(project, [family, name]) {
  for (const file of createSlice({ project, family, name })) console.log(`Wrote ${file}`)
  await runRegister(project, [])
  console.log(`The slice "${name}" is in the studio's palette, group "${family}", after the next reload.`)
}

async function runRegister(project, args) {
  if (args.includes('--check')) {
    const stale = (await staleRegistryFiles({ project })).map(({ name }) => name)
    if (stale.length > 0) throw new Error(`The registry is stale (${stale.join(', ')}). Run: npx voix register`)
    return
  }
  const written = await writeRegistry({ project })
  for (const file of written) console.log(`Wrote ${file}`)
  if (written.length === 0) console.log('The registries are up to date.')
}

async function runCheck(project) {
  process.exitCode = await runDefinitions(project, 'check')
}

async function runMigrate(project, args) {
  const known = { '--dry-run': 'dry-run', '--back': 'back' }
  const [flag, ...more] = args
  if (more.length > 0 || (flag !== undefined && !Object.hasOwn(known, flag))) throw new Error(USAGE)
  process.exitCode = await runDefinitions(project, flag === undefined ? 'migrate' : known[flag])
}

/** Runs until it is stopped or its parent ends. */
async function runWorker({ root }) {
  const worker = startWorker({ dir: root })
  onStop(() => worker.stop())
  await worker.kept
}

function indent(text) {
  return text.trim().replace(/^(?=.)/gm, '    ')
}
