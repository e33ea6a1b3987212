import fs from 'node:fs'
import path from 'node:path'
import { HeadingNode, QuoteNode, registerRichText } from '@payloadcms/richtext-lexical/lexical/rich-text'
import { ListItemNode, ListNode } from '@payloadcms/richtext-lexical/lexical/list'
import {
  $createParagraphNode,
  $createTextNode,
  $getRoot,
  createEditor,
  DecoratorNode,
  DROP_COMMAND,
  type Klass,
  type LexicalNode,
  PASTE_COMMAND,
  type SerializedLexicalNode,
} from '@payloadcms/richtext-lexical/lexical'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { RichText } from '../../src/render/parts'
import type { RichTextValue } from '../../src/slices/types'
import { EXPECTED } from './clipboards/expected'
import { registerPaste } from '../../src/studio/dom/richText/registerPaste'
import type { PastedTable } from '../../src/studio/model/pastedTable'
import { TextLinkNode } from '../../src/studio/preview/inline/rich/TextLinkNode'

const onChange = vi.fn<(words: string) => void>()
const onPictures = vi.fn<NonNullable<Parameters<typeof registerPaste>[0]['onPictures']>>()
// happy-dom reports mutations while Lexical renders, and Lexical logs a warning.
beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue())
afterEach(() => {
  onChange.mockReset()
  onPictures.mockReset()
  vi.restoreAllMocks()
})

/** Opens an editor with the cursor in it, configured as for rich text. */
function openEditor(nodes: Klass<LexicalNode>[] = [], takesTable?: (table: PastedTable) => boolean) {
  const editor = createEditor({
    nodes: [HeadingNode, QuoteNode, ListNode, ListItemNode, TextLinkNode, ...nodes],
    onError: (error) => {
      throw error
    },
  })
  const root = document.createElement('div')
  root.contentEditable = 'true'
  editor.setRootElement(root)
  registerRichText(editor)
  registerPaste({ editor, onChange, onPictures, takesTable })
  editor.update(() => void $getRoot().selectEnd(), { discrete: true })
  return editor
}

/** Payload's picture node, limited to what a text stores. */
class UploadStandIn extends DecoratorNode<null> {
  value: unknown = null
  static override getType = () => 'upload'
  static override clone = (node: UploadStandIn) => Object.assign(new UploadStandIn(node.__key), { value: node.value })
  static override importJSON = (json: SerializedLexicalNode) =>
    Object.assign(new UploadStandIn(), { value: Reflect.get(json, 'value') as unknown })
  override createDOM = () => document.createElement('div')
  override updateDOM = () => false
  override isInline = () => false
  override exportJSON = () => ({ type: 'upload', version: 1, value: this.value })
  override decorate = () => null
}

const PICTURE = new File(['x'], 'sea.png', { type: 'image/png' })

function transfer({ html = '', files = [] }: { html?: string; files?: readonly File[] }) {
  const types = html === '' ? ['Files'] : ['text/html']
  return { types, files, getData: (type: string) => (type === 'text/html' ? html : '') }
}

/** Returns the first words of each notice. */
const said = () => onChange.mock.calls.map(([words]) => words.split(/[.:]/)[0])

/** Returns the site's HTML for an editor's content after a paste. */
function pasted(html: string, takesTable?: (table: PastedTable) => boolean): string {
  const editor = openEditor([], takesTable)
  const event = Object.assign(new Event('paste', { cancelable: true }), { clipboardData: transfer({ html }) })
  editor.dispatchCommand(PASTE_COMMAND, event as never)
  editor.update(() => undefined, { discrete: true })
  const value = editor.getEditorState().toJSON() as unknown as RichTextValue
  // `dir` is not tested here.
  return renderToStaticMarkup(<RichText value={value} />).replaceAll(/^<div>|<\/div>$| dir="auto"/g, '')
}

it('pastes a title of the first rank as one of the second', () => {
  expect(pasted('<h1>Sea</h1><p>Warm</p>')).toBe('<h2>Sea</h2><p>Warm</p>')
  expect(onChange).not.toHaveBeenCalled()
})

it('makes a line of each row of a table, and says so', () => {
  const cells = (...texts: string[]) => `<tr>${texts.map((text) => `<td><p>${text}\n</p></td>`).join('')}</tr>`
  const table = `<table><caption>Rooms</caption><tbody>${cells('Suite', '<b>80</b> m²')}${cells('', '')}${cells('Villa', '', '')}</tbody></table>`
  expect(pasted(`<p>Before</p>${table}<p>After</p>`)).toBe(
    '<p>Before</p><p>Rooms</p><p>Suite | 80 m²</p><p>Villa</p><p>After</p>',
  )
  expect(said()).toEqual(['Tables are pasted as text'])
})

it('pastes a table with lists in it as text, and says so where a reader sees a table', () => {
  const table = (border: 0 | 1) =>
    `<table border=${border}><tr><td>Sea</td><td><ul><li>Warm</li></ul></td></tr><tr><td>Sand</td><td></td></tr></table>`
  expect(pasted(table(0))).toBe('<p>Sea</p><ul><li>Warm</li></ul><p>Sand</p>')
  expect(said()).toEqual([])
  expect(pasted(table(1))).toBe('<p>Sea</p><ul><li>Warm</li></ul><p>Sand</p>')
  expect(said()).toEqual(['Tables with lists or headings in them are pasted as text'])
})

const wordItem = (level: number, sign: string, text: string, font = 'Calibri') =>
  `<p class=MsoNormal style='mso-list:l0 level${level} lfo1'><span style='font-family:${font}'><span style='mso-list:Ignore'>${sign}<span>&nbsp; </span></span></span>${text}</p>`

it.each([
  ['letters', [wordItem(1, 'A', 'Sea'), wordItem(1, 'B', 'Sand')], '<ol><li>Sea</li><li>Sand</li></ol>'],
  [
    'Roman numbers, from where they start',
    [wordItem(1, 'iv.', 'Sea'), wordItem(1, 'v.', 'Sand')],
    '<ol start="4"><li>Sea</li><li>Sand</li></ol>',
  ],
  [
    'signs of a font that has only signs, and a level that is left out',
    [
      wordItem(1, 'q', 'Sea', 'Wingdings'),
      wordItem(3, 'n', 'Warm', 'Wingdings'),
      wordItem(2, 'o', 'Clear', '"Courier New"'),
    ],
    '<ul><li>Sea</li><li><ul><li>Warm</li><li>Clear</li></ul></li></ul>',
  ],
  [
    'items beside real lists',
    ['<ol><li>Sea</li></ol>', wordItem(2, 'a.', 'Warm'), '<ol start=2><li>Sand</li></ol>'],
    '<ol><li>Sea</li><li><ol><li>Warm</li></ol></li><li>Sand</li></ol>',
  ],
])('makes lists of what Word numbers with %s', (_what, items, expected) => {
  expect(pasted(items.join('<p class=MsoNormal><o:p>&nbsp;</o:p></p>'))).toBe(expected)
})

it('knows the lists of Word without its styles, by the comments around their signs', () => {
  const item = (margin: string, sign: string, text: string) =>
    `<p class="MsoListParagraph" style="${margin}"><!--[if !supportLists]--><span>${sign}<span>&nbsp;&nbsp;</span></span><!--[endif]--><span>${text}</span></p>`
  const items = [item('', '·', 'Sea'), item('margin-left: 1in', '·', 'Warm'), item('', '·', 'Sand')]
  expect(pasted(items.join(''))).toBe('<ul><li>Sea</li><li><ul><li>Warm</li></ul></li><li>Sand</li></ul>')
})

it('makes no link of an address that leads to a file beside a document, or to a place in it', () => {
  const html =
    '<p><a href="Menu.docx#fish">Fish</a> <a href="#_Toc1">Sea</a></p><a href="/menu" style="display: block">Menu</a>'
  expect(pasted(html)).toBe('<p>Fish Sea</p><p><a href="/menu">Menu</a></p>')
})

it('leaves pictures out of a text, and says so once', () => {
  expect(pasted('<p>Sea</p><p><img src="file:///C:/sea.png">Sand</p><img src="https://example.com/a.png">')).toBe(
    '<p>Sea</p><p>Sand</p>',
  )
  expect(said()).toEqual(['The pictures of the pasted text were left out'])
})

it.each([
  ['pasted', PASTE_COMMAND, 'clipboardData', { files: [PICTURE] }],
  ['dropped', DROP_COMMAND, 'dataTransfer', { files: [PICTURE] }],
  [
    'copied in a browser, and pasted,',
    PASTE_COMMAND,
    'clipboardData',
    { files: [PICTURE], html: '<meta charset="utf-8"><img src="https://example.com/sea.png">' },
  ],
] as const)('uploads a picture that is %s, and puts it where the cursor was', (_how, command, key, given) => {
  const editor = openEditor([UploadStandIn])
  editor.update(
    () =>
      void $getRoot()
        .append($createParagraphNode().append($createTextNode('Sea')))
        .selectEnd(),
    {
      discrete: true,
    },
  )
  const event = Object.assign(new Event('x', { cancelable: true }), { [key]: transfer(given) })
  editor.dispatchCommand(command, event as never)
  expect([event.defaultPrevented, onChange.mock.calls]).toEqual([true, []])
  const [asked] = onPictures.mock.lastCall ?? []
  expect(asked?.files).toEqual([PICTURE])
  asked?.insert({ relationTo: 'media', ids: ['sea', 'sand'] })
  editor.update(() => undefined, { discrete: true })
  const { children } = editor.getEditorState().toJSON().root
  expect(children.map((node) => [node.type, 'value' in node ? node.value : null])).toEqual([
    ['paragraph', null],
    ['upload', 'sea'],
    ['upload', 'sand'],
    ['paragraph', null],
  ])
})

const CLIPBOARDS = path.resolve(import.meta.dirname, 'clipboards')
const clipboard = (name: string) => fs.readFileSync(path.join(CLIPBOARDS, `${name}.html`), 'utf8')

it.each(Object.entries(EXPECTED))('pastes what %s writes', (name, { text, table, hasPictures }) => {
  const taken: PastedTable[] = []
  expect(pasted(clipboard(name), (one) => taken.push(one) > 0)).toBe(text)
  expect(taken).toEqual(table ? [table] : [])
  expect(said()).toEqual([
    ...(hasPictures ? ['The pictures of the pasted text were left out'] : []),
    ...(table ? ['The pasted table stands below, as an element of its own'] : []),
  ])
})

it('has a clipboard for each of these programs', () => {
  const files = fs.readdirSync(CLIPBOARDS).filter((file) => file.endsWith('.html'))
  expect(files.map((file) => file.replace('.html', '')).toSorted()).toEqual(Object.keys(EXPECTED).toSorted())
  expect(files).toHaveLength(25)
})
