import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ChoiceCell, YesNoCell } from './cells'

it('a list says yes or no of a checkbox, and the name of a choice', () => {
  const shown = [true, false, null].map((cellData) => renderToStaticMarkup(<YesNoCell cellData={cellData} />))
  expect(shown).toEqual(['<span>Yes</span>', '<span>No</span>', '<span>No</span>'])
  const choices = [
    { value: 0, label: 'Website' },
    { value: 1, label: 'Agents' },
  ]
  const named = [0, [1, 0], 7, null].map((cellData) =>
    renderToStaticMarkup(<ChoiceCell cellData={cellData} choices={choices} />),
  )
  expect(named).toEqual(['<span>Website</span>', '<span>Agents, Website</span>', '<span>7</span>', '<span></span>'])
})
