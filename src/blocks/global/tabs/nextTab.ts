/** The tab that a key leads to, round the ends; `null` for a key that means nothing here. */
export function nextTab({ key, index, count }: { key: string; index: number; count: number }): number | null {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count
    case 'ArrowLeft':
      return (index - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}
