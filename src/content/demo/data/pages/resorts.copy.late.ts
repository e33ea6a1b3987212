import type { ResortCopy } from './types'

export const late: Record<string, ResortCopy> = {
  'cenote-luna': {
    welcome: 'The rope makers left us a well',
    more: 'The hacienda once made rope for half the world’s ships. The machine house is now a ballroom, the chimney a lighthouse of sorts, and the well is the reason to come.',
    rooms: [
      'Lime, linen, dark',
      'Rooms have ceilings of five metres, floors laid by hand and shutters that leave no gap at noon. Hammocks hang from the original hooks.',
      'cenote-luna-suite',
    ],
    dining: [
      'Wood fire until one',
      'Marcela cooks over three kinds of wood in the middle of the courtyard. The menu has five lines; the tortillas arrive when you stop talking.',
      'group-dining',
    ],
    stats: [
      ['64', 'rooms'],
      ['18 m', 'deep, and clear to the bottom'],
      ['90', 'mezcals by village'],
      ['2 p.m.', 'end of breakfast'],
    ],
    galleryTitle: 'Light, and the lack of it',
    daysTitle: 'An ordinary night',
    days: [
      [
        'Before dinner',
        'Swim when the day visitors of the sun have gone: there are none, but the light behaves as if.',
        'A bicycle into town for a sorbet under the arches.',
      ],
      ['Dinner', 'A seat at the fire. Ask for whatever is under the ashes.'],
      [
        'After',
        'The bar, then the orange court, then the candles on the water.',
        'Room service sends consommé until four.',
      ],
    ],
    gettingHere:
      'Seventy-five minutes from Mérida on an empty road. Arrive after dark if you can; the drive is lit by lanterns.',
    offersTitle: 'Nights with a name',
    contact: 'Reception is awake. So is everyone else.',
  },
  'west-end': {
    welcome: 'Nothing between you and the horizon',
    more: 'Nine ladders go down to the water. Regulars have a favourite and do not share it; we suggest the fifth.',
    rooms: [
      'Cut into the cliff',
      'Rooms are half cave: cool stone at the back, a hammock at the front, and nothing between you and Central America. The minibar is a bucket of ice, renewed at six.',
      'cenote-luna-suite',
    ],
    dining: [
      'A table on the edge',
      'Pepper shrimp, coals, a squeeze of Seville orange. Twenty tables face the water and all of them are the good one.',
      'west-end-dining',
    ],
    stats: [
      ['70', 'rooms'],
      ['9', 'ladders'],
      ['4,000', 'records'],
      ['4 min', 'of quiet, daily'],
    ],
    galleryTitle: 'Facing west',
    daysTitle: 'How the evening goes',
    days: [
      ['Five', 'Ladder number five, mask, the cave with the blue floor.'],
      ['Six', 'Terrace. The sun goes under; nobody speaks; then the needle drops.'],
      ['Nine', 'Dub, coals, the number four cocktail.', 'Walk home along the cliff path. It has a rail.'],
    ],
    gettingHere: 'Ninety-five minutes from Montego Bay along the coast. Sit on the right.',
    offersTitle: 'Stay for the sunset',
    contact: 'Selector Winston reads the song requests himself.',
  },
}
