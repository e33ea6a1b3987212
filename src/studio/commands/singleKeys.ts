const KEY = 'voix:single-keys'

/** Whether shortcuts of a single key are on. Somebody who dictates or trembles must be able to switch them off (WCAG 2.1.4). */
export function hasSingleKeys(): boolean {
  return window.localStorage.getItem(KEY) !== 'off'
}

export function setSingleKeys(isOn: boolean): void {
  if (isOn) window.localStorage.removeItem(KEY)
  else window.localStorage.setItem(KEY, 'off')
}
