import { cleanup, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { mountStudio, row } from './helpers/studio'

const words = () => row('introduction', { title: 'Look' })

it('lists the layouts that a page may choose, and one that is not offered only on a page that has it', async () => {
  const layoutsOn = async (layout: string) => {
    await mountStudio({ rows: [words()], page: { layout } })
    const input = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Layout' })
    const chosen = input.selectedOptions[0]?.textContent
    const labels = within(input)
      .getAllByRole('option')
      .map(({ textContent }) => textContent)
    cleanup()
    return { chosen, old: labels.filter((label) => label?.includes('20')), all: labels.length }
  }
  const [offered, kept] = [await layoutsOn('noche-azul'), await layoutsOn('noche-azul-2019')]
  expect(offered).toMatchObject({ chosen: 'Noche Azul', old: [] })
  expect(kept).toEqual({
    chosen: 'Noche Azul 2019 (not offered)',
    old: ['Noche Azul 2019 (not offered)'],
    all: offered.all + 1,
  })
})
