import type { Page } from '@playwright/test'

/** Milliseconds from a key in the studio to the paint that shows it in the frame. */
export interface Latency {
  median: number
  p95: number
}

/** Types a text into the focused input key by key, and measures the time of each until the frame has painted it. */
export async function measureTyping({ page, id, text }: { page: Page; id: string; text: string }): Promise<Latency> {
  await page.evaluate((elementId) => {
    const frame = document.querySelector<HTMLIFrameElement>('iframe[name=voix-preview]')
    const own = frame?.contentWindow
    const node = own?.document.querySelector(`[data-voix-element="${elementId}"]`)
    if (!own || !node) throw new Error(`The frame does not show ${elementId}.`)
    const now = () => performance.timeOrigin + performance.now()
    const record = { pressed: 0, taken: [] as number[] }
    Object.assign(window, { voixTyping: record })
    document.addEventListener('keydown', () => (record.pressed = now()), true)
    new MutationObserver(() => {
      const { pressed } = record
      const painted = new MessageChannel()
      painted.port1.onmessage = () => record.taken.push(now() - pressed)
      own.requestAnimationFrame(() => painted.port2.postMessage(null))
    }).observe(node, { subtree: true, childList: true, characterData: true })
  }, id)
  const count = () => page.evaluate(() => (Reflect.get(window, 'voixTyping') as { taken: number[] }).taken.length)
  for (const [index, letter] of [...text].entries()) {
    await page.keyboard.press(letter)
    while ((await count()) <= index) await page.evaluate(() => new Promise(requestAnimationFrame))
  }
  const taken = await page.evaluate(() => (Reflect.get(window, 'voixTyping') as { taken: number[] }).taken)
  taken.sort((one, other) => one - other)
  const at = (share: number) => Math.round(taken[Math.floor((taken.length - 1) * share)] ?? Infinity)
  return { median: at(0.5), p95: at(0.95) }
}
