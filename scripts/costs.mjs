#!/usr/bin/env node
// npm run costs: how many files it takes to add one of each. In a copy of the sources each is added, everything compiles, keeps to the
// import rules, and is put to use by a test.
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { ADDITIONS, PROOF } from './lib/costs/additions.mjs'
import { ROOT } from './lib/options.mjs'

const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'voix-costs-'))
try {
  copySources()
  const counts = ADDITIONS.map((addition) => ({ ...addition, files: add(addition) }))
  for (const [file, text] of Object.entries(PROOF)) create(file, text)
  run('node', ['cli/voix.mjs', 'register'])
  run('npx', ['tsc', '--noEmit'])
  run('npm', ['run', '--silent', 'imports'])
  run('npx', ['vitest', 'run', '--project', 'unit', 'tests/architecture/proof.spec.ts', 'src/studio/model/actions'])
  for (const { what, most, files } of counts) {
    console.log(`${files.length > most ? '✗' : '✓'} ${what}: ${files.length} of at most ${most} (${files.join(', ')})`)
  }
  process.exitCode = counts.some(({ files, most }) => files.length > most) ? 1 : 0
} finally {
  fs.rmSync(copy, { recursive: true, force: true })
}

/** Everything that is committed or about to be, without what was installed. */
function copySources() {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  for (const file of listed.split('\0').filter((name) => name !== '' && fs.existsSync(path.join(ROOT, name)))) {
    fs.mkdirSync(path.dirname(path.join(copy, file)), { recursive: true })
    fs.copyFileSync(path.join(ROOT, file), path.join(copy, file))
  }
  fs.symlinkSync(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'))
  run('npx', ['next', 'typegen'])
}

/** Adds one and returns the paths of the files that were written by hand. */
function add({ creates, extends: extended }) {
  for (const [file, text] of Object.entries(creates)) create(file, text)
  for (const [file, insertions] of Object.entries(extended)) {
    let text = fs.readFileSync(path.join(copy, file), 'utf8')
    for (const [after, added] of insertions) {
      if (!text.includes(after))
        throw new Error(`${file} has no "${after}" any more: change scripts/lib/costs/additions.mjs`)
      text = text.replace(after, after + added)
    }
    fs.writeFileSync(path.join(copy, file), text)
  }
  return [...Object.keys(creates), ...Object.keys(extended)]
}

function create(file, text) {
  fs.mkdirSync(path.dirname(path.join(copy, file)), { recursive: true })
  fs.writeFileSync(path.join(copy, file), text)
}

function run(command, args) {
  execFileSync(command, args, { cwd: copy, stdio: ['ignore', 'inherit', 'inherit'] })
}
