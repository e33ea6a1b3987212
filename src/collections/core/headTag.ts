import { isRecord, parseUrl, readHtml } from '../../tree'

/** A stored head tag. */
export interface HeadTag {
  tag: 'meta' | 'link' | 'script' | 'style' | 'raw'
  attributes?: unknown
  content?: string | null
  /** Hosts whose scripts, styles, fonts and frames the tag loads, in addition to those in its addresses. */
  hosts?: readonly string[] | null
}

/** Void elements, and elements with content. */
const EMPTY = ['meta', 'link']
const FILLED = ['script', 'style', 'noscript']
const ATTRIBUTE = /^(?!on)[a-z][a-z0-9:-]*$/i

/** Returns why attributes are not allowed, as a sentence, or `null`. */
export function attributesProblem(value: unknown): string | null {
  if (value === undefined || value === null) return null
  if (!isRecord(value)) return 'Attributes are an object: { "name": "robots", "content": "index" }.'
  const wrong = Object.entries(value).find(([key, held]) => !ATTRIBUTE.test(key) || typeof held === 'object')
  if (wrong === undefined) return null
  return `The attribute "${wrong[0]}" is not allowed: plain names and texts, no event handlers.`
}

/** Returns why content is not allowed in a head, as a sentence, or `null`. */
export function contentProblem({ tag, content }: HeadTag): string | null {
  if (!content) return null
  if (EMPTY.includes(tag)) return `A ${tag} tag has attributes only. Leave the content empty, or choose another tag.`
  if (tag !== 'raw') {
    return new RegExp(`</${tag}`, 'i').test(content)
      ? `The content must not end the ${tag}: leave "</${tag}" out.`
      : null
  }
  for (const token of readHtml(content)) {
    if (token.kind === 'comment' || (token.kind === 'text' && token.text.trim() === '')) continue
    const { name = '', attributes = {} } = token
    if (![...EMPTY, ...FILLED].includes(name)) {
      const found = token.text.trim().slice(0, 40)
      return `A head holds ${[...EMPTY, ...FILLED].join(', ')} and comments, nothing else: "${found}" would end it.`
    }
    if (token.kind === 'raw' && !token.text.toLowerCase().endsWith(`</${name}>`)) return `The ${name} is not ended.`
    const problem = attributesProblem(attributes)
    if (problem) return problem
  }
  return null
}

/** Returns the HTML of a head tag. */
export function headHtml({ tag, attributes, content }: HeadTag): string {
  if (tag === 'raw') return content ?? ''
  const written = Object.entries(textsOf(attributes)).map(([name, value]) => ` ${name}="${escape(value)}"`)
  const opening = `<${tag}${written.join('')}>`
  return EMPTY.includes(tag) ? opening : `${opening}${content ?? ''}</${tag}>`
}

/** Sources to allow in addition to the site's own, by directive of the Content-Security-Policy. */
export type HeadSources = Record<'script-src' | 'style-src' | 'font-src' | 'frame-src', string[]>

/** Returns the sources of other hosts that the head tag loads. The named `hosts` are allowed in all directives. */
export function headSources(headTag: HeadTag): HeadSources {
  const named = (headTag.hosts ?? []).flatMap(sourcesOf)
  const sources: HeadSources = { 'script-src': [], 'style-src': [], 'font-src': [], 'frame-src': [] }
  for (const directive of Object.values(sources)) directive.push(...named)
  const { tag, attributes, content } = headTag
  const elements = tag === 'raw' ? readHtml(content ?? '') : [{ name: tag as string, attributes: textsOf(attributes) }]
  for (const { name, attributes: given = {} } of elements) {
    const address = name === 'script' ? given.src : given.rel?.includes('stylesheet') ? given.href : undefined
    const origin = originOf(address)
    if (origin !== null) sources[name === 'script' ? 'script-src' : 'style-src'].push(origin)
  }
  return sources
}

/** Returns why a head tag may not load from a host, as a sentence, or `null`. */
export function hostProblem(host: string): string | null {
  return HOST.test(host)
    ? null
    : `"${host}" is no host name: write it like tags.example.org, without https:// and path.`
}

const HOST = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/

/** Returns the sources of a host and its subdomains. */
function sourcesOf(host: string): string[] {
  return HOST.test(host) ? [`https://${host}`, `https://*.${host}`] : []
}

/** Returns the https origin of another host, or `null` for an address of this site or one that is refused. */
function originOf(address: string | undefined): string | null {
  if (address === undefined || !/^(https:)?\/\//i.test(address)) return null
  const url = parseUrl(address, 'https://own.invalid')
  return url && HOST.test(url.hostname) ? url.origin : null
}

function textsOf(attributes: unknown): Record<string, string> {
  const held = Object.entries(isRecord(attributes) ? attributes : {}).filter(([, value]) => value !== false)
  return Object.fromEntries(held.map(([name, value]) => [name, value === true ? '' : String(value)]))
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
