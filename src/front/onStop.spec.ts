import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { expect, it } from 'vitest'

const FILE = path.join(import.meta.dirname, 'onStop.mjs')

it('a signal that comes again does not cut what the first one has begun', async () => {
  const code = `
    const { onStop } = await import(${JSON.stringify(FILE)})
    process.stdin.once('data', () => process.exit(7))
    onStop((signal) => console.log(signal))
    console.log('ready')`
  const child = spawn(process.execPath, ['--input-type=module', '-e', code])
  let said = ''
  child.stdout.on('data', (chunk) => (said += String(chunk)))
  await expect.poll(() => said).toBe('ready\n')
  child.kill('SIGTERM')
  await expect.poll(() => said).toBe('ready\nSIGTERM\n')
  child.kill('SIGTERM')
  child.kill('SIGINT')
  child.stdin.write('the end\n')
  expect([await once(child, 'exit'), said]).toEqual([[7, null], 'ready\nSIGTERM\n'])
})
