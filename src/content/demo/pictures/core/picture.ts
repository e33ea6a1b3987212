import type { MoodName } from './moods'
import { moods } from './moods'
import type { Stage } from './stage'
import { createStage } from './stage'

/** Paints one scene on a stage and returns its SVG fragment. */
export type Scene = (stage: Stage) => string

/** The width that scenes are drawn for; other sizes are the same drawing scaled. */
const DRAWN_WIDTH = 2000

/** The whole SVG document of a scene in a mood; `mirror` swaps left and right, so that a scene can stand twice on a page. */
export function compose(args: {
  scene: Scene
  mood: MoodName
  seed: string
  width: number
  height: number
  mirror?: boolean
}): string {
  const drawnHeight = Math.round((args.height / args.width) * DRAWN_WIDTH)
  const stage = createStage({ w: DRAWN_WIDTH, h: drawnHeight, mood: moods[args.mood], seed: args.seed })
  const drawn = args.scene(stage)
  const content = args.mirror ? `<g transform="translate(${DRAWN_WIDTH} 0) scale(-1 1)">${drawn}</g>` : drawn
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${args.width}" height="${args.height}" viewBox="0 0 ${DRAWN_WIDTH} ${drawnHeight}"><defs>${stage.defs()}</defs>${content}</svg>`
}
