import { expect, it } from 'vitest'
import { acceptedTypes, refuseFile, rulesInWords, sizeOf } from './fileRules'

const RULES = { mimeTypes: ['image/jpeg', 'image/svg+xml', 'video/mp4', 'application/pdf'], maxBytes: 2 * 1024 * 1024 }

const file = (name: string, type: string, size = 10) => new File(['x'.repeat(size)], name, { type })

it.each([
  ['a picture', file('a.jpg', 'image/jpeg'), false, null],
  ['an empty file', file('a.jpg', 'image/jpeg', 0), false, 'The file is empty.'],
  [
    'another kind of file',
    file('notes.docx', 'application/msword'),
    false,
    'A file of the kind DOCX cannot go here. What can: JPEG, SVG, MP4.',
  ],
  [
    'a document, where pictures go',
    file('menu.pdf', 'application/pdf'),
    false,
    'A file of the kind PDF cannot go here. What can: JPEG, SVG, MP4.',
  ],
  ['a document, where any file goes', file('menu.pdf', 'application/pdf'), true, null],
  [
    'a large file',
    file('a.jpg', 'image/jpeg', 3 * 1024 * 1024),
    false,
    '3 MB is too much. A file may have 2 MB at most.',
  ],
  [
    'what tells nothing of itself',
    file('a', ''),
    true,
    'A file of an unknown kind cannot go here. What can: JPEG, SVG, MP4, PDF.',
  ],
])('says of %s which rule it breaks', (_what, given, isAnyFile, problem) => {
  expect(refuseFile(given, RULES, isAnyFile)).toBe(problem)
})

it('takes what an application takes that names kinds, or none', () => {
  const named = { ...RULES, mimeTypes: ['image/*'] }
  expect(refuseFile(file('a.tiff', 'image/tiff'), named, false)).toBeNull()
  expect(refuseFile(file('a.pdf', 'application/pdf'), named, true)).toContain('pictures')
  expect(refuseFile(file('a.xyz', 'application/x-y'), { ...RULES, mimeTypes: [] }, true)).toBeNull()
  expect(refuseFile(file('a.pdf', 'application/pdf'), { ...RULES, mimeTypes: [] }, false)).toContain('pictures, films')
})

it('tells the rules to the browser and to people', () => {
  expect(acceptedTypes(RULES, false)).toBe('image/jpeg,image/svg+xml,video/mp4')
  expect(rulesInWords(RULES, true)).toBe('JPEG, SVG, MP4, PDF, up to 2 MB')
  expect([sizeOf(200), sizeOf(83_920), sizeOf(5_400_000)]).toEqual(['1 KB', '82 KB', '5.1 MB'])
})
