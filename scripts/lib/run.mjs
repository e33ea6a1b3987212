import { MUST_FINISH, UNFINISHED } from '../../cli/unfinished.mjs'
import { ended } from '../../src/front/ended.mjs'
import { spawnGroup, stopGroup } from './process.mjs'

/** Children that must not outlive this command. */
const running = new Set()
let isStopped = false

/**
 * Runs a command to its end. Its output is kept and shown only when it fails, or passed on at once with `show: true`.
 * `onLine` hears the last full line of each piece of output.
 * Throws an error that names the command and holds the end of its output.
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

/** Runs a package's command with the Node that runs us, without npx. */
export function runBin(bin, args, { cwd, ...options }) {
  return run(process.execPath, [`node_modules/${bin}`, ...args], { cwd, name: bin, ...options })
}

/**
 * Runs a Node command that ends itself by `process.exit()` and may be repeated. Payload's commands sometimes stop while
 * tsx is still loading them: Node's loader thread answers no more, nothing is left to wait for, and the process ends as if
 * all were done. Such an end is told from a real one and the command is run again.
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

/** Stops everything that `run` started and is still running, and lets it start nothing more. */
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
