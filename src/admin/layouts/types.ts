import type { Colors } from './draft'

/** A layout as `GET /api/voix/layouts` tells it. */
export interface LayoutColorsInfo extends Colors {
  name: string
  label: string
  rev: number
  /** Something is not as the code has it. */
  isChanged: boolean
  code: Colors
}

/** A colour of pages as `GET /api/voix/layouts/:name/uses` tells it. */
export interface ColorUse {
  color: string
  pages: number
  docs: readonly { id: string; title: string | null; path: string | null; kind: string | null }[]
}

/** A field that takes a colour, by its name in the slices that have it. */
export interface ColorFieldInfo {
  name: string
  /** What it is called and where: "Colour of the dots (Special offer slider)". */
  label: string
}
