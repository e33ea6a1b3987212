import { describe, expect, it } from 'vitest'
import { richTextAsText } from './richText'

const of = (...children: unknown[]) => richTextAsText({ root: { type: 'root', children } })
const text = (words: string) => ({ type: 'text', text: words })

describe('rich text as plain text', () => {
  it('has a line per paragraph, heading and item of a list', () => {
    const list = {
      type: 'list',
      children: ['One', 'Two'].map((item) => ({ type: 'listitem', children: [text(item)] })),
    }
    const heading = { type: 'heading', children: [text('Title')] }
    expect(of(heading, { type: 'paragraph', children: [] }, list)).toBe('Title\n\n• One\n• Two')
  })

  it('keeps what stands in one line together, and names pictures', () => {
    const link = { type: 'link', children: [text('here')] }
    const line = { type: 'paragraph', children: [text('Book '), link, { type: 'linebreak' }, text('now')] }
    expect(of(line, { type: 'upload', value: 'm' })).toBe('Book here\nnow\n[picture]')
  })

  it('is none for anything else', () => {
    expect(richTextAsText({ text: 'x' })).toBeNull()
    expect(richTextAsText('x')).toBeNull()
    expect(of()).toBe('')
  })
})
