import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fill, mountStudio, row, type SentRequest } from './helpers/studio'

it('every request goes below the API’s address of the configuration, and names the site of the page', async () => {
  const sent: SentRequest[] = []
  const note = (request: SentRequest) => {
    sent.push(request)
    return request.url.endsWith('/save') ? { rev: 2, savedAt: new Date().toISOString() } : {}
  }
  const studio = await mountStudio({
    rows: [row('introduction', { title: 'Coral' })],
    page: { siteId: 7 },
    boot: { apiRoute: '/cms/api' },
    answers: { '/save': note, '/cms/': note },
    isIdle: true,
  })
  fill(screen.getByLabelText('Title'), 'After')
  await studio.press('Control+s')
  await expect.poll(() => sent.some(({ url }) => url.endsWith('/save'))).toBe(true)
  const builds = sent.filter(({ url }) => !url.startsWith('/builds/'))
  expect(builds.length).toBeGreaterThan(1)
  for (const { url, headers } of builds)
    expect([url.startsWith('/cms/api/'), headers.get('x-voix-site')], url).toEqual([true, '7'])
})
