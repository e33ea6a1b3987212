import { coverLeaving } from 'voix/render/client'

export default function coverLink(island: HTMLElement): () => void {
  return coverLeaving(island)
}
