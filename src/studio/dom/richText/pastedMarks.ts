/** A format or a link, one object per place where it was written: what follows within it goes into the same node. */
export interface Mark {
  tag: string
  href?: string
}

const TAGS: Readonly<Record<string, string>> = {
  b: 'strong',
  strong: 'strong',
  i: 'em',
  em: 'em',
  u: 'u',
  ins: 'u',
  s: 's',
  strike: 's',
  del: 's',
  sub: 'sub',
  sup: 'sup',
  code: 'code',
  tt: 'code',
  kbd: 'code',
  samp: 'code',
}

interface Around {
  /** Headings are bold by themselves. */
  isHeading: boolean
  /** Links are underlined by themselves. */
  isLink: boolean
}

/** What an element within a line means; `null`: nothing. Its styles count only where programs write formats as styles. */
export function markOf(element: Element, { isHeading, isLink }: Around): Mark[] | null {
  const tag = element.tagName.toLowerCase()
  if (tag === 'a') {
    const href = element.getAttribute('href')
    // A place of another page is none of this one, nor is a file beside a document.
    return href !== null && WHOLE.test(href) ? [{ tag: 'a', href }] : null
  }
  const style = element.getAttribute('style') ?? ''
  const own = TAGS[tag]
  const found = new Set<string>()
  // Google Docs puts all that is copied into a "b" that is not bold.
  if (own && !isTracked(element) && !(own === 'strong' && isNormalWeight(style)) && !(own === 'em' && isUpright(style)))
    found.add(own)
  if (tag === 'span' || tag === 'font')
    for (const [rule, mark] of STYLES) if (rule.test(style) && !style.includes('mso-list')) found.add(mark)
  if (isHeading) found.delete('strong')
  if (found.has('u') && (isLink || isAroundLink(element))) found.delete('u')
  return found.size > 0 ? [...found].map((name) => ({ tag: name })) : null
}

const WHOLE = /^\s*(?:[a-z][a-z\d+.-]*:|\/)/i

const STYLES: readonly (readonly [RegExp, string])[] = [
  [/(?:^|[;\s])font-weight:\s*(?:bold|bolder|[6-9]00)/i, 'strong'],
  [/(?:^|[;\s])font-style:\s*(?:italic|oblique)/i, 'em'],
  [/text-decoration(?:-line)?:[^;]*line-through/i, 's'],
  [/text-decoration(?:-line)?:[^;]*underline/i, 'u'],
  [/vertical-align:\s*super/i, 'sup'],
  [/vertical-align:\s*sub/i, 'sub'],
]

/** Safari writes the line of a link of Word's around it. */
function isAroundLink(element: Element): boolean {
  const links = [...element.querySelectorAll('a[href]')]
  return links.length > 0 && links.map((link) => link.textContent).join('') === element.textContent
}

/** Word tells who wrote what with changes tracked. */
function isTracked(element: Element): boolean {
  return element.tagName === 'INS' && (element.getAttribute('cite') ?? '').startsWith('mailto:')
}

function isNormalWeight(style: string): boolean {
  return /(?:^|[;\s])font-weight:\s*(?:normal|[1-5]00)/i.test(style)
}

function isUpright(style: string): boolean {
  return /(?:^|[;\s])font-style:\s*normal/i.test(style)
}

/** Whether nothing can be read there. */
export function isBlank(node: Node): boolean {
  return (node.textContent ?? '').replace(/[\s\u00a0\u200b]/g, '') === ''
}
