import { HeadingNode, registerRichText } from '@payloadcms/richtext-lexical/lexical/rich-text'
import { ListItemNode, ListNode } from '@payloadcms/richtext-lexical/lexical/list'
import { $getRoot, createEditor, DROP_COMMAND, PASTE_COMMAND } from '@payloadcms/richtext-lexical/lexical'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { registerPaste } from '../../src/studio/panels/inspector/fields/registerPaste'

const onPictures = vi.fn()
// happy-dom tells of changes while lexical draws, and lexical says so.
beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue())
afterEach(() => {
  onPictures.mockReset()
  vi.restoreAllMocks()
})

/** An editor with the cursor in it, as rich text has one. */
function openEditor() {
  const editor = createEditor({
    nodes: [HeadingNode, ListNode, ListItemNode],
    onError: (error) => {
      throw error
    },
  })
  const root = document.createElement('div')
  root.contentEditable = 'true'
  editor.setRootElement(root)
  registerRichText(editor)
  registerPaste({ editor, onPictures })
  editor.update(() => void $getRoot().selectEnd(), { discrete: true })
  return editor
}

const PICTURE = new File(['x'], 'sea.png', { type: 'image/png' })

function transfer({ html = '', files = [] }: { html?: string; files?: File[] }) {
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
  expect(onPictures).not.toHaveBeenCalled()
})

it('leaves pictures out of a text, and says so once', () => {
  expect(pasted('<p>Sea</p><p><img src="file:///C:/sea.png">Sand</p><img src="https://example.com/a.png">')).toBe(
    '<p>Sea</p><p>Sand</p>',
  )
  expect(onPictures).toHaveBeenCalledTimes(1)
})

it.each([
  ['pasted', PASTE_COMMAND, 'clipboardData'],
  ['dropped', DROP_COMMAND, 'dataTransfer'],
] as const)('takes no picture that is %s, and says so', (_how, command, key) => {
  const editor = openEditor()
  const event = Object.assign(new Event('x', { cancelable: true }), { [key]: transfer({ files: [PICTURE] }) })
  editor.dispatchCommand(command, event as never)
  expect([event.defaultPrevented, onPictures.mock.calls.length]).toEqual([true, 1])
  expect(editor.read(() => $getRoot().getTextContent())).toBe('')
})
