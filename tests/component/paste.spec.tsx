import { HeadingNode, registerRichText } from '@payloadcms/richtext-lexical/lexical/rich-text'
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
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { registerPaste } from '../../src/studio/panels/inspector/fields/registerPaste'

const onChange = vi.fn()
const onPictures = vi.fn<Parameters<typeof registerPaste>[0]['onPictures']>()
// happy-dom tells of changes while lexical draws, and lexical says so.
beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue())
afterEach(() => {
  onChange.mockReset()
  onPictures.mockReset()
  vi.restoreAllMocks()
})

/** An editor with the cursor in it, as rich text has one. */
function openEditor(nodes: Klass<LexicalNode>[] = []) {
  const editor = createEditor({
    nodes: [HeadingNode, ListNode, ListItemNode, ...nodes],
    onError: (error) => {
      throw error
    },
  })
  const root = document.createElement('div')
  root.contentEditable = 'true'
  editor.setRootElement(root)
  registerRichText(editor)
  registerPaste({ editor, onChange, onPictures })
  editor.update(() => void $getRoot().selectEnd(), { discrete: true })
  return editor
}

/** Payload's node of a picture, as far as a text stores it. */
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

/** What stands in the editor after a paste, as HTML without styles. */
function pasted(html: string): string {
  const editor = openEditor()
  const event = Object.assign(new Event('paste', { cancelable: true }), { clipboardData: transfer({ html }) })
  editor.dispatchCommand(PASTE_COMMAND, event as never)
  editor.update(() => undefined, { discrete: true })
  const shown = editor.getRootElement()?.innerHTML ?? ''
  return shown.replace(/ (style|dir|data-lexical-text|value|class|role)="[^"]*"/g, '').replace(/<\/?span>|<br>/g, '')
}

const item = (level: number, mark: string, text: string) =>
  `<p class=MsoListParagraph style='margin-left:.5in;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${mark}<span style='font:7pt "Times New Roman"'>&nbsp;&nbsp;</span></span></span><![endif]>${text}</p>`

it('makes lists of what Word shows as lists, with their levels and numbers', () => {
  const lists = [item(1, '·', 'Sea'), item(2, 'o', 'Warm'), item(1, '·', 'Sand')].join('')
  expect(pasted(`<p>Before</p>${lists}<p>Between</p>${item(1, '1.', 'First')}${item(1, '2.', 'Second')}`)).toBe(
    '<p>Before</p><ul><li>Sea</li><li><ul><li>Warm</li></ul></li><li>Sand</li></ul><p>Between</p><ol><li>First</li><li>Second</li></ol>',
  )
})

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
  expect(onChange.mock.calls).toEqual([['tables']])
})

it('leaves pictures out of a text, and says so once', () => {
  expect(pasted('<p>Sea</p><p><img src="file:///C:/sea.png">Sand</p><img src="https://example.com/a.png">')).toBe(
    '<p>Sea</p><p>Sand</p>',
  )
  expect(onChange.mock.calls).toEqual([['pictures']])
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
