import type { ResortCopy } from './types'

export const family: Record<string, ResortCopy> = {
  'playa-coralina': {
    welcome: 'Shoes off until Saturday',
    more: 'Wristbands are for the water park only, and come in five colours. Choose carefully: it will be your team for the week.',
    rooms: [
      'Bunks with portholes',
      'Family suites have a sleeping alcove with two bunks, reading lamps and a curtain that shuts from the inside. Parents get a door, a bath and the side with the sea.',
      'playa-coralina-suite',
    ],
    dining: [
      'Seven restaurants, one of them yours',
      'Tacos on the sand, noodles at the counter, a grown-up room upstairs with a view of the reef. On Thursdays the kids’ kitchen cooks and the parents queue.',
      'playa-coralina-market',
    ],
    stats: [
      ['11', 'slides'],
      ['386', 'rooms'],
      ['40 m', 'to the reef'],
      ['6', 'trapezes, two of them low'],
    ],
    galleryTitle: 'Wet hair all week',
    daysTitle: 'Ages and ages',
    days: [
      [
        '0 to 5',
        'Splash pad with warm water and a shade sail.',
        'Baby concierge: cots, purées, a pushchair that fits the lift.',
      ],
      ['6 to 12', 'Snorkel school with Beto and the inflatable octopus.', 'Circus at three, tortillas at five.'],
      [
        '13 and up',
        'A studio, a climbing wall and a juice bar without adults.',
        'First dive in the cenote with an instructor each.',
      ],
    ],
    gettingHere:
      'Fifty minutes from Cancún airport in a bus with booster seats, cold towels and a film that ends on time.',
    offersTitle: 'For the whole crew',
    contact: 'The yellow shirts answer day and night, including the one about the sandal.',
  },
  'punta-palmera': {
    welcome: 'Bring the aunts, bring the cousins',
    more: 'At five o’clock the band sets up by the almond tree. By half past, somebody’s grandmother is leading.',
    rooms: [
      'One front door, four bedrooms',
      'Open the connecting doors and the suite becomes a small house: a kitchen table in the middle, beds for nine around it, and a terrace where the shoes collect.',
      'playa-coralina-suite',
    ],
    dining: [
      'The nine-metre table',
      'Under the sea-grape trees stands a table made from one trunk. It is laid for families every night, with sancocho in the middle and a cake whenever a birthday can be proved.',
      'group-market',
    ],
    stats: [
      ['420', 'rooms'],
      ['18', 'holes, four by the sea'],
      ['9', 'beds in the largest suite'],
      ['5 p.m.', 'merengue'],
    ],
    galleryTitle: 'Everybody in the picture',
    daysTitle: 'Something for each generation',
    days: [
      [
        'Grandparents',
        'Dominoes with Don Víctor from four. Bring small change and no pride.',
        'A buggy to the ninth and breakfast after.',
      ],
      ['Parents', 'A massage while the club walks to the lagoon.', 'The adults’ pool, which is patrolled.'],
      [
        'Children',
        'The tower with the tipping bucket, every six minutes.',
        'Night torches on the beach with the crab warden.',
      ],
    ],
    gettingHere: 'Twenty-five minutes from Punta Cana airport. Large families get their own bus, and choose the music.',
    offersTitle: 'The more of you, the better',
    contact: 'Ask for Yolanda; she has seated every family since the opening.',
  },
}
