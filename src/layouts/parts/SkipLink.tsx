/** The first stop of the Tab key. The layout's main element has the id `content`. */
export function SkipLink({ labels }: { labels: Readonly<Record<string, string>> }) {
  return (
    <a href="#content" className="skip-link">
      {labels['nav.skip'] ?? 'Skip to content'}
    </a>
  )
}
