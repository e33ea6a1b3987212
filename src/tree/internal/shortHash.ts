/**
 * Returns a hash of a text in the form of a UUID: 128 bits by four runs of cyrb53's mixing function. Not for secrets.
 */
export function shortHash(text: string): string {
  const hex = [1, 2, 3, 4].map((seed) => mix(text, seed).toString(16).padStart(8, '0')).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

function mix(text: string, seed: number): number {
  let [one, two] = [0xdeadbeef ^ seed, 0x41c6ce57 ^ seed]
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    one = Math.imul(one ^ code, 2654435761)
    two = Math.imul(two ^ code, 1597334677)
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(two ^ (two >>> 13), 3266489909)
  two = Math.imul(two ^ (two >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909)
  return (one ^ Math.imul(two, seed * 2 + 1)) >>> 0
}
