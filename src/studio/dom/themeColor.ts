import { DEFAULT_THEME_COLOR } from '../model'
import { writeCookie } from './writeCookie'

type Rgb = readonly [number, number, number]

/** WCAG: texts, and the parts and outlines of controls. */
const TEXT = 4.5
const PART = 3

const WHITE: Rgb = [255, 255, 255]
const BLACK: Rgb = [0, 0, 0]

/** Payload's lightest surface in dark mode that carries texts in the accent's colour. */
const DARK_SURFACE: Rgb = [47, 47, 47]

/** The ground of what is selected in dark mode before the accent is mixed in. */
const DARK_GROUND: Rgb = [27, 27, 27]

export interface AccentColors {
  /** Buttons, marks, drop lines. */
  accent: string
  /** Texts on the accent. */
  onAccent: string
  /** Texts in the accent's colour, on panels and on `soft`. */
  text: string
  /** Outlines of what has the focus. */
  focus: string
  /** The ground of what is selected. */
  soft: string
}

/** What a theme colour (`#rrggbb`) means in light and dark: the colour itself, changed as far as reading needs it and no further. */
export function themeColors(color: string): { light: AccentColors; dark: AccentColors } {
  const own = parse(color)
  const lightSoft = mix(own, WHITE, 0.92)
  const darkSoft = mix(own, DARK_GROUND, 0.72)
  const darkAccent = until(own, WHITE, (candidate) => contrast(candidate, DARK_SURFACE) >= 1.7)
  const darkText = until(
    own,
    WHITE,
    (candidate) => contrast(candidate, darkSoft) >= TEXT && contrast(candidate, DARK_SURFACE) >= TEXT,
  )
  return {
    light: {
      accent: format(own),
      onAccent: readableOn(own),
      text: format(until(own, BLACK, (candidate) => contrast(candidate, lightSoft) >= TEXT)),
      focus: format(until(own, BLACK, (candidate) => contrast(candidate, lightSoft) >= PART)),
      soft: format(lightSoft),
    },
    dark: {
      accent: format(darkAccent),
      onAccent: readableOn(darkAccent),
      text: format(darkText),
      focus: format(darkText),
      soft: format(darkSoft),
    },
  }
}

/** The colours as custom properties of the admin's document. */
export function themeCss(color: string): string {
  const { light, dark } = themeColors(color)
  return `:root{${properties(light)}}:root[data-theme=dark]{${properties(dark)}}`
}

/** The ratio of two colours' luminances, from 1 (the same) to 21 (black and white). Source: WCAG 2.2. */
export function contrast(one: Rgb, other: Rgb): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

export function parse(color: string): Rgb {
  const value = Number.parseInt(color.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

function properties({ accent, onAccent, text, focus, soft }: AccentColors): string {
  return `--voix-accent:${accent};--voix-on-accent:${onAccent};--voix-accent-text:${text};--voix-focus:${focus};--voix-accent-soft:${soft}`
}

function readableOn(color: Rgb): string {
  return format(contrast(color, WHITE) >= TEXT ? WHITE : BLACK)
}

/** Mixes a colour towards another in small steps until it is good enough. */
function until(color: Rgb, towards: Rgb, isGood: (candidate: Rgb) => boolean): Rgb {
  for (let share = 0; share < 1; share += 0.02) {
    const candidate = mix(color, towards, share)
    if (isGood(candidate)) return candidate
  }
  return towards
}

function mix(color: Rgb, other: Rgb, share: number): Rgb {
  const at = (index: 0 | 1 | 2) => Math.round(color[index] * (1 - share) + other[index] * share)
  return [at(0), at(1), at(2)]
}

function luminance(color: Rgb): number {
  const [red = 0, green = 0, blue = 0] = color.map((channel) => {
    const value = channel / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function format(color: Rgb): string {
  return `#${color.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

export const THEME_COOKIE = 'voix-theme-color'

const YEAR_SECONDS = 365 * 24 * 60 * 60

/** The cookie's colour, or the default: the value lands in a stylesheet, so nothing else than `#rrggbb` is taken. */
export function readThemeColor(value: string | undefined): string {
  return value !== undefined && /^#[0-9a-f]{6}$/i.test(value) ? value.toLowerCase() : DEFAULT_THEME_COLOR
}

/** The cookie as the browser sets it. */
export function themeCookie(color: string): string {
  return `${THEME_COOKIE}=${encodeURIComponent(color)};path=/;max-age=${YEAR_SECONDS};samesite=lax`
}

/** The colour among the document's cookies. */
export function themeColorOf(cookies: string): string {
  const pair = cookies.split('; ').find((part) => part.startsWith(`${THEME_COOKIE}=`))
  return readThemeColor(pair && decode(pair.slice(THEME_COOKIE.length + 1)))
}

function decode(value: string): string | undefined {
  try {
    return decodeURIComponent(value)
  } catch {
    return undefined
  }
}

/** Shows a theme colour at once and keeps it in the browser. */
export function setThemeColor(color: string): void {
  writeCookie(themeCookie(color))
  const sheet = document.querySelector<HTMLStyleElement>('style[data-voix-theme-color]')
  if (!sheet) return
  sheet.textContent = themeCss(color)
  sheet.dataset.voixThemeColor = color
}
