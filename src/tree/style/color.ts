const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{4}|[0-9a-f]{6}|[0-9a-f]{8})$/i
const FUNCTION = /^(?:rgb|hsl|hwb|oklch|oklab|lab|lch)a?\([0-9a-z\s.,%/+-]+\)$/i
const VARIABLE = /^var\(--[a-z0-9-]+\)$/i
const NAME = /^[a-z][a-z0-9-]*$/i

/** Whether a value is a colour: hex, a colour function, a CSS variable, or a name (CSS keyword or palette entry). */
export function isColor(value: unknown): value is string {
  if (typeof value !== 'string' || value.length > 64) return false
  return HEX.test(value) || FUNCTION.test(value) || VARIABLE.test(value) || NAME.test(value)
}

/** The message for an invalid colour. */
export const COLOR_RULE = 'Use a colour such as #4338ca, rgb(67 56 202), or the name of a palette colour.'
