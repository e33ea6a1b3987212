import type { MoodName } from './core/moods'
import type { SceneName } from './scenes'

export type PictureSize = 'hero' | 'card'

export interface DemoPicture {
  /** File name without extension; the seed of the drawing. */
  key: string
  scene: SceneName
  mood: MoodName
  size: PictureSize
  mirror: boolean
  alt: { en: string; es: string }
}

export type Entry = [key: string, scene: SceneName, mood: MoodName, size: PictureSize, en: string, es: string]
