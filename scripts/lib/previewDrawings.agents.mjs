import { button, colors, copy, dashed, figure, ghost, line, mark, panel, photo, title } from './previewShapes.mjs'
import { input } from './previewDrawings.booking.mjs'

const { TEAL, LAGOON, CORAL, SAND } = colors
const LOCK = 'M-7 0H7V11H-7zM-4 0V-5a4 4 0 0 1 8 0V0'

const card = (x, y, w, h) => [panel(x, y, w, h, '#fff', 2), panel(x, y, w, 3, TEAL, 0)]

/** Slice name -> shapes of its preview: the agents' portal. */
export const agentDrawings = {
  'agent-dashboard': [
    title(20, 26, 140, 14),
    figure(262, 42, '24', 26),
    ...[20, 166].flatMap((x) => [
      ...card(x, 62, 134, 114),
      title(x + 12, 76, 60, 8),
      ...[0, 1, 2].flatMap((i) => [
        line(x + 12, 98 + i * 24, 110),
        copy(x + 12, 106 + i * 24, 78, 1),
        title(x + 104, 106 + i * 24, 18, 5, CORAL),
      ]),
    ]),
  ],
  'agent-feature-card': [
    ...card(84, 30, 152, 140),
    figure(134, 80, '2 min', 28, TEAL),
    title(102, 98, 96, 9),
    copy(102, 114, 116, 3),
  ],
  'agent-hero': [
    panel(0, 0, 320, 200, TEAL, 0),
    title(20, 54, 118, 12, '#fff'),
    title(20, 72, 92, 12, '#fff'),
    copy(20, 96, 120, 2),
    button(20, 126, 70),
    photo(166, 34, 134, 120, 0),
    panel(152, 132, 62, 34, CORAL, 0),
    figure(183, 156, '12 %', 18, '#fff'),
  ],
  'agent-login': [
    ...card(84, 24, 152, 152),
    title(100, 40, 70, 10),
    ...input(100, 62, 120),
    ...input(100, 98, 120),
    button(100, 140, 66),
    mark(208, 46, LOCK),
  ],
  'agent-popup': [
    panel(0, 0, 320, 200, '#c9cfcc', 0),
    ...card(56, 40, 208, 120),
    photo(56, 43, 86, 117, 0),
    title(156, 66, 80, 11),
    copy(156, 86, 88, 3),
    button(156, 126, 60),
    mark(250, 56, 'M-4-4 4 4M4-4-4 4'),
  ],
  'agent-section': [
    title(20, 36, 76, 12),
    copy(20, 58, 70, 3),
    ...[0, 1, 2, 3].map((i) => dashed(112 + (i % 2) * 98, 30 + Math.floor(i / 2) * 74, 90, 66)),
  ],
  'agent-specials-grid': [
    ...[0, 1, 2].flatMap((i) => input(20 + i * 66, 22, 58, 14)),
    figure(284, 44, '24', 24),
    ...[0, 1, 2].flatMap((i) => [
      ...card(20 + i * 96, 62, 88, 116),
      photo(20 + i * 96, 65, 88, 50, 0),
      title(28 + i * 96, 122, 52, 7),
      copy(28 + i * 96, 136, 68, 2),
      panel(28 + i * 96, 160, 40, 11, CORAL, 0),
    ]),
  ],
  'agent-sso': [
    panel(0, 0, 320, 200, TEAL, 0),
    title(20, 34, 130, 12, '#fff'),
    ...[0, 1, 2].flatMap((i) => [
      panel(20 + i * 96, 68, 88, 72, '#0f6070', 0),
      title(30 + i * 96, 82, 52, 8, '#fff'),
      copy(30 + i * 96, 100, 64, 2),
      mark(94 + i * 96, 86, LOCK),
    ]),
    `<rect x="21" y="153" width="78" height="17" rx="8.500" fill="none" stroke="#fff" stroke-width="2"/>`,
  ],
  'agent-staff': [
    title(20, 26, 90, 12),
    ...[0, 1, 2].flatMap((i) => [
      ...card(20 + i * 96, 60, 88, 110),
      `<circle cx="${64 + i * 96}" cy="94" r="20" fill="${LAGOON}"/><circle cx="${64 + i * 96}" cy="88" r="8" fill="${SAND}"/>`,
      title(38 + i * 96, 126, 52, 7),
      copy(34 + i * 96, 142, 60, 2),
    ]),
  ],
  'login-required-button': [ghost(90, 90, 140), mark(114, 97, LOCK), title(132, 96, 74, 6)],
}
