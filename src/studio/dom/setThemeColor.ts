import { themeCss } from './themeColors'
import { themeCookie } from './themeCookie'

/** Shows a theme colour at once and keeps it in the browser. */
export function setThemeColor(color: string): void {
  document.cookie = themeCookie(color)
  const sheet = document.querySelector<HTMLStyleElement>('style[data-voix-theme-color]')
  if (!sheet) return
  sheet.textContent = themeCss(color)
  sheet.dataset.voixThemeColor = color
}
