import { describe, expect, it } from 'vitest'
import { tideCurve, tidePoints } from './tideCurve'

describe('the tide of a day', () => {
  it('has its waters in order, between the lowest and the highest', () => {
    const points = tidePoints([
      { time: '12:00', height: 1 },
      { time: '06:00', height: 2 },
      { time: '18:00', height: 0 },
    ])
    expect(points.map(({ x, y }) => [x, y])).toEqual([
      [360, 0],
      [720, 150],
      [1080, 300],
    ])
  })

  it('leaves out what has no time or no height', () => {
    expect(
      tidePoints([
        { time: 'dawn', height: 1 },
        { time: '24:00', height: 1 },
        { time: '09:61', height: 1 },
        { time: '10:00', height: null },
      ]),
    ).toEqual([])
  })

  it('goes on beyond the day as it did inside', () => {
    const points = tidePoints([
      { time: '06:00', height: 2 },
      { time: '12:00', height: 0 },
    ])
    expect(tideCurve(points)).toBe('M0 300C180 300 180 0 360 0C540 0 540 300 720 300C900 300 900 0 1080 0')
  })

  it('is a line in the middle where the sea stands still, and none without two waters', () => {
    expect(tidePoints([{ time: '06:00', height: 2 }])[0]?.y).toBe(150)
    expect(tideCurve(tidePoints([{ time: '06:00', height: 2 }]))).toBe('')
  })
})
