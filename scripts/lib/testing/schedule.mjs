/**
 * Runs jobs, at most `atOnce` at a time, each as soon as the jobs that it `needs` have passed; the first ready one goes
 * first. A job is skipped if one that it needs fails.
 * @param {{ name: string, needs?: string[], run: () => Promise<boolean> }[]} jobs `run` resolves to whether the job
 * passed
 * @param {number} atOnce
 * @returns {Promise<string[]>} the names of the jobs that were not run
 */
export async function schedule(jobs, atOnce) {
  const waiting = [...jobs]
  const passed = new Set()
  const running = new Set()
  while (waiting.length > 0 || running.size > 0) {
    const index = waiting.findIndex(({ needs = [] }) => needs.every((need) => passed.has(need)))
    if (index >= 0 && running.size < atOnce) start(waiting.splice(index, 1)[0])
    else if (running.size > 0) await Promise.race(running)
    else break
  }
  return waiting.map(({ name }) => name)

  function start({ name, run }) {
    const work = run().then((hasPassed) => {
      running.delete(work)
      if (hasPassed) passed.add(name)
    })
    running.add(work)
  }
}
