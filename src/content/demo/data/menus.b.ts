type Entry = [english: string, spanish: string, address: string]

/** The pages that brands have below their home: what their menus show besides the group's. */
export const brandEntriesB: Record<string, Entry[]> = {
  caracola: [
    ['A child’s day', 'El día de un niño', '/brands/caracola/day'],
    ['Before you come', 'Antes de venir', '/brands/caracola/before-you-come'],
  ],
  marea: [
    ['Tide & swell', 'Marea y olas', '/brands/marea/tides'],
    ['The breaks', 'Las rompientes', '/brands/marea/breaks'],
  ],
  altamar: [
    ['The fleet', 'La flota', '/brands/altamar/fleet'],
    ['The villas', 'Las villas', '/brands/altamar/villas'],
  ],
  serena: [
    ['Rituals', 'Rituales', '/brands/serena/rituals'],
    ['The table', 'La mesa', '/brands/serena/table'],
  ],
}
