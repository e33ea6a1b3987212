import { gzipSync } from 'node:zlib'
import type { CollectionBeforeOperationHook } from 'payload'
import { expect, it } from 'vitest'
import { checkContent } from './checkContent'

const check = (data: Buffer) => {
  const file = { name: 'a.svg', mimetype: 'image/svg+xml', data, size: data.length }
  const args = { args: {}, operation: 'create', req: { file } }
  return checkContent(args as unknown as Parameters<CollectionBeforeOperationHook>[0])
}
const svg = (inside: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${inside}<rect width="5" height="5"/></svg>`,
  )

const ILLUSTRATOR = '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">'

it('lets plain shapes in', async () => {
  await expect(check(svg(''))).resolves.toEqual({})
})

it.each([
  ['the namespaces and the document type of Illustrator', 'xmlns:xlink="http://www.w3.org/1999/xlink"', ILLUSTRATOR],
  ['a gradient that shapes use', 'fill="url(#a)"', '<linearGradient id="a"><stop/></linearGradient>'],
  [
    'a gradient named with entities',
    'style="fill:url(&quot;#a&quot;)"',
    '<linearGradient id="a"><stop/></linearGradient>',
  ],
  ['a picture within it', '', '<image href="data:image/png;base64,AAAA"/>'],
])('lets in %s', async (_name, attribute, more) => {
  const isBefore = more.startsWith('<!')
  const data = Buffer.from(
    `${isBefore ? more : ''}<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" ${attribute}>${isBefore ? '' : more}<rect width="5" height="5"/></svg>`,
  )
  await expect(check(data)).resolves.toEqual({})
})

/** Fourteen levels, each of which uses the next ten times. */
const bomb = Array.from({ length: 14 }, (_, level) =>
  level === 0
    ? '<g id="l0"><path d="M0 0h1"/></g>'
    : `<g id="l${level}">${`<use href="#l${level - 1}"/>`.repeat(10)}</g>`,
).join('')

it.each([
  ['a script', svg('<script>alert(1)</script>'), /plain/],
  ['a script in a compressed picture', gzipSync(svg('<script>alert(1)</script>')), /compressed/],
  [
    'a script in UTF-16',
    Buffer.from(`\ufeff${svg('<script>alert(1)</script>').toString()}`, 'utf16le'),
    /not a valid image/,
  ],
  ['a file of the server', svg('<image href="file:///etc/passwd"/>'), /addresses of other files/],
  ['a relative file', svg("<image href = 'x.png'/>"), /addresses of other files/],
  ['a style sheet of another site', svg('<style>@import "x.css"</style>'), /addresses of other files/],
  [
    'a document type of another site',
    Buffer.concat([Buffer.from('<!DOCTYPE svg SYSTEM "https://evil.example/x.dtd">'), svg('')]),
    /addresses of other files/,
  ],
  ['parts that multiply', svg(bomb), /repeats itself/],
  ['a pattern that uses itself', svg('<pattern id="p"><rect fill="url(#p)"/></pattern>'), /repeats itself/],
  [
    'a chain of ten thousand parts',
    svg(Array.from({ length: 10_000 }, (_, at) => `<g id="c${at}"><use href="#c${at + 1}"/></g>`).join('')),
    /repeats itself/,
  ],
])('refuses %s', async (_name, data, words) => {
  await expect(check(data)).rejects.toThrow(words)
})
