/** The specification's nineteen headlines. A random one is shown above the message. */
export const HEADLINES = [
  'Someone spilled a piña colada on the server.',
  'This page is still at the swim-up bar.',
  'A seagull flew off with our code.',
  'We took a wrong turn at the lagoon.',
  'The hammock has got us again.',
  'Our server is out on a snorkelling trip.',
  'A coconut fell on the wrong cable.',
  'The tide came in faster than we thought.',
  'This page forgot its sunscreen.',
  'Someone buried this page in the sand.',
  'The iguanas are running the show today.',
  'We ordered a page and got a parrot.',
  'The steel band pulled the plug to plug in.',
  'Room service could not find this room.',
  'Our page missed the shuttle to the beach.',
  'The palm tree was load-bearing after all.',
  'The wind has changed, and so has our luck.',
  'A crab cut the line. Literally.',
  'This page is on island time.',
] as const

/** Source: the specification, §2. */
export const DEFAULT_MESSAGE = 'There was a problem finding your page. Try heading back to the homepage'

export function randomHeadline(): string {
  return HEADLINES[Math.floor(Math.random() * HEADLINES.length)] ?? HEADLINES[0]
}
