import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { run, runRepeatable } from './run.mjs'

const options = { cwd: path.resolve(import.meta.dirname, '../..'), name: 'the script' }
const folder = mkdtempSync(path.join(tmpdir(), 'voix-run-'))
afterAll(() => rmSync(folder, { recursive: true }))

const script = (name: string, code: string): string => {
  const file = path.join(folder, `${name}.mjs`)
  writeFileSync(file, code)
  return file
}
const stuck = 'void import("data:text/javascript,await new Promise(() => {})").then(() => process.exit(0))'

describe('a command that must finish', () => {
  it('fails when it stops in the middle of its work each time', async () => {
    const file = script('stuck', stuck)
    await expect(run(process.execPath, [file], options)).resolves.toBe('')
    const reason = 'the script ended with code 13:\nThe command stopped before'
    await expect(runRepeatable([file], { ...options, tries: 2 })).rejects.toThrow(reason)
  })

  it('is run again when it stopped in the middle of its work', async () => {
    const tries = path.join(folder, 'tries')
    writeFileSync(tries, '')
    const file = script(
      'second',
      `import fs from 'node:fs'
      const tries = fs.readFileSync(${JSON.stringify(tries)}, 'utf8')
      fs.writeFileSync(${JSON.stringify(tries)}, tries + 'x')
      if (tries) { console.log('done'); process.exit(0) }
      ${stuck}`,
    )
    await expect(runRepeatable([file], options)).resolves.toBe('done\n')
    expect(readFileSync(tries, 'utf8')).toBe('xx')
  })

  it('fails at once, with the end of its output, when it throws', async () => {
    await expect(runRepeatable([script('throws', 'throw new Error("the culprit")')], options)).rejects.toThrow(
      'the culprit',
    )
  })
})
