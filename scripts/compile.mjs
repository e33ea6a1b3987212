#!/usr/bin/env node
// npm run compile: writes the `exports` of package.json into dist/, for `npm pack`.
import path from 'node:path'
import { compilePackage } from './lib/compile.mjs'

try {
  const count = compilePackage({ root: path.resolve(import.meta.dirname, '..') })
  console.log(`Wrote dist: ${count} files`)
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
