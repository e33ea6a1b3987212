import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fill, inspect, row, rowsOf, tab, withElement } from './helpers/studio'

const words = () => row('introduction', { title: 'Only for some' })
const condition = (number: number) => within(screen.getByRole('listitem', { name: `Condition ${number}` }))

it('has the inputs of each key, names what is wrong, chooses between and and or, and is undone', async () => {
  const { user, command } = await inspect({ rows: [words()] })
  await user.click(tab('Conditions'))
  expect(screen.getByText(/every visitor sees the element/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Add condition' }))
  await user.selectOptions(condition(1).getByLabelText('What the condition asks about'), 'tag')
  expect(condition(1).getByText('Name the tag.')).toBeTruthy()
  fill(condition(1).getByLabelText('Tag'), 'family')
  fill(condition(1).getByLabelText('Value'), 'many')
  expect(condition(1).getByText('Write a number.')).toBeTruthy()
  fill(condition(1).getByLabelText('Value'), '3')
  expect(condition(1).queryByRole('alert')).toBeNull()

  await user.click(screen.getByRole('button', { name: 'Add condition' }))
  await user.selectOptions(condition(2).getByLabelText('How to compare'), 'in')
  const values = within(condition(2).getByRole('group', { name: 'Values' }))
  expect(values.getByLabelText<HTMLInputElement>('English').checked).toBe(true)
  await user.selectOptions(condition(2).getByLabelText('What the condition asks about'), 'breakpoint')
  expect(condition(2).getByLabelText<HTMLInputElement>('Value').value).toBe('md')
  await user.click(screen.getByLabelText('One is enough'))
  expect(tab('Conditions, 2 set')).toBeTruthy()

  await user.click(screen.getByRole('button', { name: 'Remove condition 1' }))
  expect(screen.getAllByRole('listitem', { name: /^Condition/ })).toHaveLength(1)
  await user.click(command('undo'))
  expect(condition(1).getByLabelText<HTMLInputElement>('Tag').value).toBe('family')
  expect(screen.getByLabelText<HTMLInputElement>('One is enough').checked).toBe(true)
})

it('takes another value of a list where the last was deleted', async () => {
  const conditions = [{ key: 'query:market', operator: 'in', value: [] }]
  const only = withElement(words(), { conditionsSettings: { type: 'and', conditions } })
  const { user } = await inspect({ rows: [only] })
  await user.click(tab('Conditions'))
  const value = screen.getByLabelText<HTMLInputElement>('Value')
  await user.type(value, `Jamaica, Mexico, Aruba${'{Backspace}'.repeat(5)}Cuba`)
  expect(value.value).toBe('Jamaica, Mexico, Cuba')
  expect(rowsOf()[0]?.element.conditionsSettings).toMatchObject({
    conditions: [{ value: ['Jamaica', 'Mexico', 'Cuba'] }],
  })
})
