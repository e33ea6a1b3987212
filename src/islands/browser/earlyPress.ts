/** Islands whose script is not loaded yet, each with a function that loads it at once. */
const asleep = new Map<Element, () => void>()
const pressed = new Map<Element, HTMLButtonElement>()

/** Records presses of this island's buttons until its script has run. */
export function keepPresses(island: Element, wake: () => void): void {
  asleep.set(island, wake)
}

/**
 * Call this when the island's script has run or failed: the last pressed button is clicked again, now that the page
 * handles it.
 */
export function pressAgain(island: Element): void {
  asleep.delete(island)
  const button = pressed.get(island)
  pressed.delete(island)
  if (button?.isConnected) button.click()
}

// Links and native controls need no script and are not intercepted.
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
