/** The colours of a place at an hour. Lists run from far to near, or from light to shade. */
export interface Mood {
  sky: readonly [string, string, string, string]
  sun: string
  glow: string
  sea: readonly [far: string, mid: string, near: string]
  shallow: string
  foam: string
  sand: readonly [light: string, shade: string]
  land: readonly [far: string, mid: string, near: string]
  leaf: readonly [light: string, mid: string, dark: string]
  wall: readonly [light: string, shade: string]
  roof: string
  lamp: string
  cloud: readonly [light: string, shade: string]
  /** Foreground silhouettes. */
  ink: string
  /** Parasols, cushions, flowers. */
  accent: readonly [string, string, string]
  /** 0 = broad day, 1 = night: lamps, stars, glints. */
  night: number
}

export const moods = {
  dawn: {
    sky: ['#5f86b8', '#a9b9d6', '#f3c9b8', '#ffe6c4'],
    sun: '#fff3d6',
    glow: '#ffd2a0',
    sea: ['#d8c6c4', '#7fa9bd', '#3f7f9d'],
    shallow: '#8fc9c6',
    foam: '#fff6ec',
    sand: ['#f6dfc0', '#c9a58a'],
    land: ['#b3a9c4', '#7d8bab', '#49678a'],
    leaf: ['#8fb38a', '#4f8574', '#1f4f56'],
    wall: ['#fbeadb', '#c9a9a8'],
    roof: '#b9735f',
    lamp: '#ffd68a',
    cloud: ['#fff0e0', '#d9b4bd'],
    ink: '#17344a',
    accent: ['#ee8f76', '#f7c873', '#fdf1df'],
    night: 0.25,
  },
  noon: {
    sky: ['#1f7fc4', '#4aa8dc', '#93d2ea', '#d8f1ee'],
    sun: '#fffbe6',
    glow: '#ffffff',
    sea: ['#1c86b8', '#12a3bd', '#2bc4c4'],
    shallow: '#8be6d6',
    foam: '#ffffff',
    sand: ['#fdf0d2', '#e3c394'],
    land: ['#7fb3bf', '#3f8f86', '#1f6a5c'],
    leaf: ['#7cc662', '#2f9259', '#0d5448'],
    wall: ['#ffffff', '#cfdbe2'],
    roof: '#d9754a',
    lamp: '#ffe2a0',
    cloud: ['#ffffff', '#c2def0'],
    ink: '#073d43',
    accent: ['#f2644b', '#ffc53d', '#ffffff'],
    night: 0,
  },
  golden: {
    sky: ['#3d7fa6', '#8fb6b4', '#f6cf8c', '#ffb35c'],
    sun: '#fff4cf',
    glow: '#ffcf70',
    sea: ['#f2b36b', '#6d9c98', '#22707f'],
    shallow: '#86c2a9',
    foam: '#fff3d8',
    sand: ['#f9d9a0', '#c58d58'],
    land: ['#d2a184', '#8c7f78', '#3f5d5d'],
    leaf: ['#b7b45a', '#5d8a4a', '#1c4a3f'],
    wall: ['#fff0d4', '#c99a75'],
    roof: '#b85c38',
    lamp: '#ffd97a',
    cloud: ['#ffe9bd', '#dd9d78'],
    ink: '#142f36',
    accent: ['#e4572e', '#f6b23c', '#fff1d6'],
    night: 0.2,
  },
  sunset: {
    sky: ['#2c2f6b', '#8a3f86', '#ee6a6c', '#ffb45e'],
    sun: '#fff0b8',
    glow: '#ff9a5c',
    sea: ['#f08a62', '#a0507d', '#3b2f6d'],
    shallow: '#e08d86',
    foam: '#ffdcb8',
    sand: ['#e8a079', '#8a4f6a'],
    land: ['#b65a78', '#6f3d74', '#36285c'],
    leaf: ['#7a4a72', '#452f5f', '#1d1a44'],
    wall: ['#f6b99a', '#7d4a78'],
    roof: '#5a2f5e',
    lamp: '#ffd27a',
    cloud: ['#ffb27d', '#a54a7a'],
    ink: '#15133a',
    accent: ['#ff7d5c', '#ffc15e', '#ffe3c2'],
    night: 0.45,
  },
  dusk: {
    sky: ['#152a55', '#31508a', '#8b78ac', '#f2a58d'],
    sun: '#ffe0bb',
    glow: '#f7a98e',
    sea: ['#c98f9d', '#4c6a9c', '#173c6b'],
    shallow: '#5fa3b8',
    foam: '#e9dcec',
    sand: ['#b99aa6', '#5d5878'],
    land: ['#77719f', '#40517f', '#1d3159'],
    leaf: ['#3f7681', '#1f4f68', '#0c2745'],
    wall: ['#d9c3cf', '#5e648f'],
    roof: '#3c3b66',
    lamp: '#ffcf7d',
    cloud: ['#eab3ab', '#6a6798'],
    ink: '#081c38',
    accent: ['#ee7f73', '#ffc873', '#efe1ea'],
    night: 0.7,
  },
  night: {
    sky: ['#060d26', '#0d1f45', '#1d3d68', '#3d6a8a'],
    sun: '#f3f0dc',
    glow: '#9fc0d8',
    sea: ['#2f5d80', '#153a60', '#0a1f40'],
    shallow: '#2f7f94',
    foam: '#bcd6e2',
    sand: ['#6d7f93', '#2f415f'],
    land: ['#27486c', '#152f52', '#0a1c39'],
    leaf: ['#28636a', '#134150', '#081f33'],
    wall: ['#8fa0b8', '#33466b'],
    roof: '#1c2b4d',
    lamp: '#ffc861',
    cloud: ['#456688', '#203d62'],
    ink: '#040b1e',
    accent: ['#e9705f', '#f5b556', '#d6dfea'],
    night: 1,
  },
  teal: {
    sky: ['#0f3f4c', '#2c6f75', '#7fb1a4', '#e2dcb4'],
    sun: '#fff6d2',
    glow: '#e9dfae',
    sea: ['#8fb8a4', '#2f7f80', '#0f4f5c'],
    shallow: '#79c2b0',
    foam: '#f2f3dc',
    sand: ['#e6d6ae', '#9a8a6c'],
    land: ['#6f9d96', '#36706f', '#16484f'],
    leaf: ['#6aa06c', '#2b6d5c', '#0b3a42'],
    wall: ['#f0ead2', '#8aa39a'],
    roof: '#8c5a44',
    lamp: '#ffdc8c',
    cloud: ['#f1ead0', '#6a9a98'],
    ink: '#062a33',
    accent: ['#d9653f', '#e9b44c', '#f4ecd2'],
    night: 0.3,
  },
  orchid: {
    sky: ['#46358a', '#9a5fb0', '#f29bb0', '#ffd9b8'],
    sun: '#fff4d8',
    glow: '#ffc4b0',
    sea: ['#e9a8b4', '#8f6fb4', '#3f4a94'],
    shallow: '#b7a3d6',
    foam: '#fff0ee',
    sand: ['#f6cfc0', '#b0809c'],
    land: ['#b58ac0', '#7d62a6', '#453f82'],
    leaf: ['#7f7fae', '#4b5490', '#232a66'],
    wall: ['#fde3da', '#a882ae'],
    roof: '#7a4a86',
    lamp: '#ffdf9c',
    cloud: ['#ffe0d8', '#c28abf'],
    ink: '#1d1b52',
    accent: ['#f4627d', '#ffc36b', '#fff0e6'],
    night: 0.35,
  },
} as const satisfies Record<string, Mood>

export type MoodName = keyof typeof moods
