const LONG = /^#[0-9a-f]{6}$/i
const SHORT = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i

/** A colour as the browser's picker takes it; black for what it cannot show. */
export function hexOf(value: string): string {
  if (LONG.test(value)) return value.toLowerCase()
  const [, red, green, blue] = SHORT.exec(value) ?? []
  return red && green && blue ? `#${red}${red}${green}${green}${blue}${blue}`.toLowerCase() : '#000000'
}
