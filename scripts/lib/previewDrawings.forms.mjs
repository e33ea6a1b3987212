import { button, colors, copy, mark, panel, photo, title } from './previewShapes.mjs'
import { input } from './previewDrawings.booking.mjs'

const { TEAL, CORAL } = colors
const CLOSE = 'M-4-4 4 4M4-4-4 4'

const words = (x, y, w) => [title(x, y, w, 11), copy(x, y + 20, w * 0.9, 2)]
const sheet = (x, y, w, rows, columns = 1) =>
  Array.from({ length: rows * columns }, (_, i) =>
    input(x + (i % columns) * (w / columns), y + Math.floor(i / columns) * 36, w / columns - 10),
  ).flat()

const withPicture = (columns) => [
  panel(20, 20, 280, 160),
  photo(20, 20, 118, 160, 8),
  ...words(154, 36, 120),
  ...sheet(154, 76, 136, 2, columns),
  button(154, 152, 70),
]
const beside = (rows, columns) => [
  ...words(20, 44, 96),
  panel(136, 24, 168, 152),
  ...sheet(150, 38, 150, rows, columns),
  button(150, 148, 70),
]

/** Slice name -> shapes of its preview: slices with a form. */
export const formDrawings = {
  'agent-search-form': [...beside(3, 2), mark(52, 120, 'M-12 0a10 10 0 1 0 20 0a10 10 0 1 0-20 0M6 8 18 20')],
  'brochure-request-form': withPicture(2),
  'groups-form': [
    ...beside(3, 2),
    ...[0, 1, 2].map((i) => `<circle cx="${36 + i * 24}" cy="118" r="9" fill="${i === 1 ? CORAL : TEAL}"/>`),
    ...[0, 1, 2].map((i) => panel(25 + i * 24, 130, 22, 22, i === 1 ? CORAL : TEAL, 9)),
  ],
  'handbook-login-form': [
    ...beside(3, 1),
    panel(34, 106, 40, 52, TEAL, 4),
    title(42, 118, 24, 5, '#fff'),
    title(42, 129, 16, 4, CORAL),
  ],
  'newsletter-form': [
    title(84, 54, 152),
    copy(100, 76, 120, 1),
    panel(36, 98, 248, 44),
    ...input(50, 104, 140),
    button(208, 113, 62),
  ],
  'short-groups-form': [
    title(84, 40, 152),
    copy(110, 60, 100, 1),
    panel(60, 78, 200, 92),
    ...sheet(76, 86, 178, 1, 2),
    button(76, 140, 64),
  ],
  'sign-up-popup': [
    panel(0, 0, 320, 200, '#c9cfcc', 0),
    panel(48, 30, 224, 140),
    photo(48, 30, 96, 140, 8),
    title(160, 54, 92, 12),
    copy(160, 76, 92, 2),
    ...input(160, 100, 92),
    button(160, 136, 62),
    mark(256, 46, CLOSE),
  ],
  'sweepstakes-form': [...withPicture(1), mark(79, 60, 'M0-22 6-7 22-7 10 3 14 19 0 10-14 19-10 3-22-7-6-7z')],
  'wedding-inquiry-form': [
    ...withPicture(2),
    mark(79, 64, 'M-18 0a12 12 0 1 0 24 0a12 12 0 1 0-24 0M-4 0a12 12 0 1 0 24 0a12 12 0 1 0-24 0'),
  ],
}
