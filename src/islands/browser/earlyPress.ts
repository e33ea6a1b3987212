/** An island that waits for its script, and what asks for it at once. */
const asleep = new Map<Element, () => void>()
const pressed = new Map<Element, HTMLButtonElement>()

/** From now on a press of a button of this island is kept for its script. */
export function keepPresses(island: Element, wake: () => void): void {
  asleep.set(island, wake)
}

/** The island's script has run, or never will: the last button that was pressed is pressed again, once the page hears it. */
export function pressAgain(island: Element): void {
  asleep.delete(island)
  const button = pressed.get(island)
  pressed.delete(island)
  if (button?.isConnected) button.click()
}

// Links and what a browser opens by itself need no script and are left alone.
document.addEventListener(
  'click',
  (event) => {
    const button = (event.target as Element).closest('button')
    const island = button?.closest('voix-island')
    const wake = island && asleep.get(island)
    if (!button || !island || !wake) return
    event.preventDefault()
    event.stopPropagation()
    pressed.set(island, button)
    wake()
  },
  true,
)
