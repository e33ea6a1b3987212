import { DEFAULT_THEME_COLOR } from '../model'

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
