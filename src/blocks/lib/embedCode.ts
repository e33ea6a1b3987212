/** Returns the address in pasted embed code. Any other text is only trimmed. */
export function embeddedAddress(text: string): string {
  const [, address] = /<iframe\b[^>]*?\ssrc\s*=\s*["']([^"']+)["']/i.exec(text) ?? []
  return (address?.replaceAll('&amp;', '&') ?? text).trim()
}
