/**
 * A piece of a page.
 * @typedef {object} Token
 * @property {'open' | 'close' | 'raw' | 'comment' | 'text'} kind `raw`: a whole element whose content is not markup
 * @property {string} text as it is in the page
 * @property {string} [name] of an element, in lower case
 * @property {Record<string, string>} [attributes] of an opening tag, without their quotes, as they are written
 */

const RAW = new Set(['script', 'style', 'textarea', 'title', 'noscript', 'iframe', 'xmp', 'noembed', 'noframes'])
/** An opening tag. Its attributes may contain `>` in quotes. */
const OPEN = /<([a-zA-Z][^\s/>]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/y
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g

/**
 * Splits a page into pieces. Joined, they are the page.
 * @param {string} html as a server writes it
 * @returns {Token[]}
 */
export function readHtml(html) {
  /** @type {Token[]} */
  const tokens = []
  let at = 0
  while (at < html.length) {
    const token = readTag(html, at) ?? readText(html, at)
    tokens.push(token)
    at += token.text.length
  }
  return tokens
}

/** @param {string} html @param {number} at @returns {Token | null} */
function readTag(html, at) {
  if (html[at] !== '<') return null
  if (html.startsWith('<!--', at)) return { kind: 'comment', text: html.slice(at, after(html, '-->', at + 4)) }
  if (/[!?]/.test(html[at + 1] ?? '')) return { kind: 'text', text: html.slice(at, after(html, '>', at)) }
  if (html[at + 1] === '/') {
    const text = html.slice(at, after(html, '>', at))
    return { kind: 'close', text, name: text.slice(2, -1).trim().toLowerCase() }
  }
  OPEN.lastIndex = at
  const match = OPEN.exec(html)
  if (!match) return null
  const [text, tag = '', inside = ''] = match
  const name = tag.toLowerCase()
  const attributes = attributesOf(inside)
  if (!RAW.has(name)) return { kind: 'open', text, name, attributes }
  const end = html.indexOf(`</${tag}`, at + text.length)
  return { kind: 'raw', text: html.slice(at, end === -1 ? html.length : after(html, '>', end)), name, attributes }
}

/** @param {string} html @param {number} at @returns {Token} */
function readText(html, at) {
  const next = html.indexOf('<', at + 1)
  return { kind: 'text', text: html.slice(at, next === -1 ? html.length : next) }
}

/** @param {string} inside */
function attributesOf(inside) {
  return Object.fromEntries(
    [...inside.matchAll(ATTRIBUTE)].map(([, name = '', ...values]) => [
      name.toLowerCase(),
      values.find((one) => one !== undefined) ?? '',
    ]),
  )
}

/** @param {string} html @param {string} sign @param {number} from */
function after(html, sign, from) {
  const at = html.indexOf(sign, from)
  return at === -1 ? html.length : at + sign.length
}
