/** The address in embed code that was pasted; any other text without the space around it. */
export function embeddedAddress(text: string): string {
  const [, address] = /<iframe\b[^>]*?\ssrc\s*=\s*["']([^"']+)["']/i.exec(text) ?? []
  return (address?.replaceAll('&amp;', '&') ?? text).trim()
}
