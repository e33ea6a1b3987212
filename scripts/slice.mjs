#!/usr/bin/env node
// npm run slice <family> <name>: writes a new slice's folder and registers it.
import path from 'node:path'
import { createSlice } from './lib/newSlice.mjs'
import { writeRegistry } from './lib/registry.mjs'

const root = path.resolve(import.meta.dirname, '..')
const [family, name] = process.argv.slice(2)

try {
  const files = createSlice({ root, family, name })
  const registry = await writeRegistry({ root })
  for (const file of files) console.log(`Wrote ${file}`)
  for (const file of registry) console.log(`Wrote src/blocks/registry/${file}`)
  console.log(`The slice "${name}" is in the studio's palette, group "${family}", after the next reload.`)
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
