import { MUST_FINISH, UNFINISHED } from '../../cli/unfinished.mjs'
import { ended } from '../../src/front/ended.mjs'
import { spawnGroup, stopGroup } from './process.mjs'

/** Children to stop when this command ends. */
const running = new Set()
let isStopped = false

/**
 * Runs a command until it ends. Its output is shown only on failure, or immediately with `show: true`.
 * `onLine` gets the last full line of each chunk of output.
 * Throws an error with the command and the end of its output.
 */
export async function run(command, args, { cwd, env, uid, gid, show = false, onLine, name = command } = {}) {
  if (isStopped) throw new Error(`${name} was not started: the command is ending`)
  const stdio = show ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe']
  const child = spawnGroup(command, args, { cwd, env, uid, gid, stdio })
  running.add(child)
  let output = ''
  const read = (chunk) => {
    output += chunk
    onLine?.(output.slice(0, output.lastIndexOf('\n')).split('\n').at(-1).trim())
  }
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', read)
  const { code, signal, error } = await ended(child)
  running.delete(child)
  if (code !== 0) {
    const reason = error ? error.message : signal ? `was stopped by ${signal}` : `ended with code ${code}`
    throw new CommandError({ message: `${name} ${reason}${output ? `:\n${tail(output)}` : ''}`, output, code })
  }
  return output
}

/** Runs a package's command with the current Node, without npx. */
export function runBin(bin, args, { cwd, ...options }) {
  return run(process.execPath, [`node_modules/${bin}`, ...args], { cwd, name: bin, ...options })
}

/**
 * Runs a Node command that exits by `process.exit()` and may be repeated. Payload's commands occasionally stop while
 * tsx is loading them: Node's loader thread does not respond, the event loop is empty, and the process would end with
 * code 0.
 * Such an end is detected, and the command is run again.
 */
export async function runRepeatable(args, { tries = 5, ...options }) {
  for (let left = tries - 1; ; left -= 1) {
    try {
      return await run(process.execPath, [...MUST_FINISH, ...args], options)
    } catch (error) {
      if (error.code !== UNFINISHED || left === 0) throw error
    }
  }
}

/** Stops all children of `run` and refuses to start more. */
export async function stopRunning() {
  isStopped = true
  await Promise.all([...running].map((child) => stopGroup(child, { patienceMs: 3_000 })))
}

export class CommandError extends Error {
  constructor({ message, output, code = null }) {
    super(message)
    this.name = 'CommandError'
    this.output = output
    this.code = code
  }
}

function tail(text, lines = 60) {
  return text.trimEnd().split('\n').slice(-lines).join('\n')
}
