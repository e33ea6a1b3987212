#!/usr/bin/env node
// Writes src/blocks/registry/ from the slices' folders. `--check` writes nothing and fails when the registry is stale.
import path from 'node:path'
import { staleRegistryFiles, writeRegistry } from './lib/registry.mjs'

const root = path.resolve(import.meta.dirname, '..')

try {
  if (process.argv.includes('--check')) {
    const stale = await staleRegistryFiles({ root })
    if (stale.length > 0) {
      const names = stale.map(({ name }) => name).join(', ')
      throw new Error(`The slice registry is stale (${names}). Run: node scripts/slices.mjs`)
    }
  } else {
    const written = await writeRegistry({ root })
    console.log(written.length > 0 ? `Wrote src/blocks/registry: ${written.join(', ')}` : 'The registry is up to date.')
  }
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
