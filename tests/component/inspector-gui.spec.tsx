import { cleanup, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fill, inspect, mountStudio, row, rowsOf, tab, withElement } from './helpers/studio'

it('keeps what the studio shows of an element: a note, a colour, and that it begins folded', async () => {
  const group = row('group')
  const inner = row('introduction', { title: 'Inside' }, group.id)
  const { user, item, items } = await inspect({ rows: [group, inner] })
  expect(items()).toHaveLength(2)
  await user.click(item(group.id))
  await user.click(tab('Settings'))
  fill(screen.getByLabelText('Note'), 'x'.repeat(501))
  expect(screen.getByText('At most 500 characters.')).toBeTruthy()
  fill(screen.getByLabelText('Note'), 'Ask Ana before Easter')
  await user.selectOptions(screen.getByLabelText('Colour'), 'teal')
  await user.click(screen.getByLabelText('Folded in the tree'))
  const gui = { note: 'Ask Ana before Easter', color: 'teal', isCollapsed: true }
  const stored = () => rowsOf().find(({ id }) => id === group.id)
  expect(stored()?.element.gui).toEqual(gui)
  expect(item(group.id).getAttribute('aria-label')).toContain('note: Ask Ana before Easter')
  expect([item(group.id).dataset.color, item(group.id).style.getPropertyValue('--voix-mark')]).toEqual([
    'teal',
    '#107569',
  ])
  expect(document.querySelector('[data-notice=note]')?.textContent).toBe('Ask Ana before Easter')

  cleanup()
  const again = await mountStudio({ rows: [withElement(group, { gui }), inner] })
  expect(again.items()).toHaveLength(1)
  await again.user.click(again.item(group.id))
  await again.user.click(tab('Settings'))
  fill(screen.getByLabelText('Note'), '')
  await again.user.selectOptions(screen.getByLabelText('Colour'), '')
  await again.user.click(screen.getByLabelText('Folded in the tree'))
  expect(stored()?.element.gui).toBeUndefined()
})

it('leaves the note of an element that is locked to administrators', async () => {
  const only = withElement(row('introduction', { title: 'Look' }), {
    permissions: ['edit'],
    gui: { note: 'Legal text' },
  })
  const { user } = await inspect({ rows: [only], boot: { isAdministrator: false } })
  await user.click(tab('Settings'))
  expect(document.querySelector('[data-notice=note]')?.textContent).toBe('Legal text')
  expect(screen.getByLabelText<HTMLTextAreaElement>('Note').readOnly).toBe(true)
  expect(screen.getByLabelText<HTMLSelectElement>('Colour').disabled).toBe(true)
})
