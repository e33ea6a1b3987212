/**
 * Installs the clock in the studio's window. It measures from the time stamp of an input event to the first paint after
 * a change below `root`, which is looked up in every round.
 */
export async function installClock(page) {
  await page.evaluate(() => {
    const stamp = (event) => event.timeStamp + performance.timeOrigin
    const clock = { at: 0, taken: null }
    Object.assign(window, { voixClock: clock })
    const start = (event) => (clock.at = stamp(event))
    for (const type of ['keydown', 'pointerdown']) window.addEventListener(type, start, true)

    /** Arms the clock: the next change below `root` that passes `isIt` stops it at the paint. */
    clock.arm = ({ inFrame, selector, until }) => {
      const own = inFrame ? document.querySelector('iframe[name=voix-preview]').contentWindow : window
      const root = selector ? own.document.querySelector(selector) : own.document.body
      clock.taken = null
      const observer = new own.MutationObserver((records) => {
        const isPage = records.some(({ target }) => !target.parentElement?.closest('[data-voix-overlay]'))
        if (!isPage || (until && !own.document.querySelector(until))) return
        observer.disconnect()
        const painted = new MessageChannel()
        painted.port1.onmessage = () => {
          clock.taken = performance.timeOrigin + performance.now() - clock.at
        }
        own.requestAnimationFrame(() => painted.port2.postMessage(null))
      })
      observer.observe(root, { subtree: true, childList: true, characterData: true, attributes: Boolean(until) })
    }
  })
}

/**
 * Returns the milliseconds from one or several keys, such as `Control+d`, to the paint of their effect. The keys are
 * held until then, as users do: a key release before the paint makes Chrome paint another frame before it reports the
 * first.
 */
export async function timeKey({ page, key, ...what }) {
  const held = key.split('+')
  const act = async () => {
    for (const one of held) await page.keyboard.down(one)
  }
  const taken = await timeOne({ page, act, ...what })
  for (const one of held.toReversed()) await page.keyboard.up(one)
  return taken
}

/** Returns the milliseconds from `act` to the paint of its effect. */
export async function timeOne({ page, act, ...what }) {
  await page.evaluate((own) => window.voixClock.arm(own), what)
  await act()
  const taken = await page.waitForFunction(() => window.voixClock.taken, null, { polling: 'raf', timeout: 60_000 })
  return taken.jsonValue()
}
