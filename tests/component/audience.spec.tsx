import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { inspect, row, rowsOf, tab } from './helpers/studio'

it('says for whom an element is, in its settings and in the tree, and nothing for everyone', async () => {
  const only = row('introduction', { title: 'Look' })
  const { user, item } = await inspect({ rows: [only] })
  await user.click(tab('Settings'))
  const audience = screen.getByLabelText<HTMLSelectElement>('Shown to')
  expect([...audience.options].map(({ text }) => text)).toEqual([
    'Everyone',
    'People who are signed in',
    'Travel agents',
  ])
  await user.selectOptions(audience, 'Travel agents')
  expect(rowsOf()[0]?.element.audience).toBe('agents')
  expect(screen.getByText(/Others are sent nothing of it/)).toBeTruthy()
  expect(item(only.id).getAttribute('aria-label')).toContain('for Travel agents')
  await user.selectOptions(audience, 'Everyone')
  expect(rowsOf()[0]?.element).not.toHaveProperty('audience')
  expect(item(only.id).getAttribute('aria-label')).not.toContain('for ')
})
