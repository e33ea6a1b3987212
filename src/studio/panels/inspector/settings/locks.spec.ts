import { expect, it } from 'vitest'
import { lockSentence } from './locks'

const editor = { isAdministrator: false, canEdit: true }

it('says what is locked, and to whom', () => {
  expect(lockSentence({ permissions: [], ...editor })).toBeNull()
  expect(lockSentence({ permissions: ['delete'], ...editor })).toBe(
    'Locked: only an administrator may delete it. Ask one to take the lock off.',
  )
  expect(lockSentence({ permissions: ['edit', 'move', 'delete'], isAdministrator: true, canEdit: true })).toBe(
    'Locked for editors: only administrators may change, move and delete it.',
  )
})
