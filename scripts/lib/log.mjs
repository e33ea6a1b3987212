const HEARTBEAT_MS = 15_000

/**
 * Runs one step of a command and logs it: a line at the start, progress every 15 seconds, and a line with the duration
 * at the end. Returns the result of `work`, which may report its progress.
 */
export async function step(label, work) {
  const started = Date.now()
  console.log(`› ${label} …`)
  let progress = 'still running'
  const heartbeat = setInterval(() => console.log(`  … ${label}: ${progress} (${secondsSince(started)})`), HEARTBEAT_MS)
  try {
    const result = await work((line) => (progress = line || progress))
    console.log(`✓ ${label} (${secondsSince(started)})`)
    return result
  } catch (error) {
    console.log(`✗ ${label} (${secondsSince(started)})`)
    throw error
  } finally {
    clearInterval(heartbeat)
  }
}

export function secondsSince(started) {
  return `${((Date.now() - started) / 1000).toFixed(1)} s`
}

export const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

/** Calls `check` every `everyMs` until it returns a truthy value. Returns `null` after `timeoutMs`. */
export async function waitFor(check, { timeoutMs, everyMs = 100 }) {
  const end = Date.now() + timeoutMs
  for (;;) {
    const result = await check()
    if (result) return result
    if (Date.now() > end) return null
    await sleep(everyMs)
  }
}
