import type { SpanishTexts } from './types'

/** The evenings of Jewel Grande. */
export const jewelGrandeEvenings: SpanishTexts = {
  words: {
    'The evenings of Jewel Grande': 'Las noches de Jewel Grande',
    'Something cold on the roof, eleven dining rooms, a ballroom, the baths at one: a night in a great house.':
      'Algo frío en la azotea, once comedores, un salón de baile, los baños a la una: una noche en una gran casa.',
    'They begin on the roof and end in the baths. What happens between is a matter of shoes.':
      'Empiezan en la azotea y terminan en los baños. Lo que pasa entre medias es cuestión de zapatos.',
    'Back to the house': 'Volver a la casa',
    'One night, from the top': 'Una noche, de arriba abajo',
    Seven: 'Las siete',
    'Something cold on the roof, while the lamps are carried out.':
      'Algo frío en la azotea, mientras se sacan las lámparas.',
    'Half past eight': 'Las ocho y media',
    'Dinner, in whichever of the eleven rooms you like best tonight.':
      'La cena, en el comedor que esta noche prefiera de los once.',
    Eleven: 'Las once',
    'The ballroom. The orchestra takes requests from anyone in good shoes.':
      'El salón de baile. La orquesta acepta peticiones de quien lleve buenos zapatos.',
    One: 'La una',
    'The baths are open, and empty, and warm.': 'Los baños están abiertos, y vacíos, y tibios.',
    'The secret dining room': 'El comedor secreto',
    'It has no door on the plan. Ask the third waiter.': 'En el plano no tiene puerta. Pregúntele al tercer mesero.',
    'Every evening but Monday': 'Todas las noches menos el lunes',
    'Oysters, warm': 'Ostras, tibias',
    'with a spoon of pepper sherry': 'con una cucharada de jerez picante',
    'Lobster, from the other side': 'Langosta, del otro lado',
    'of the island, that is': 'de la isla, se entiende',
    'A soufflé of soursop': 'Un suflé de guanábana',
    'for which nobody may be late': 'al que nadie puede llegar tarde',
    'Augustin, who waits for you': 'Augustin, que los espera a la mesa',
    'What people ask': 'Lo que nos preguntan',
    'Must I dress?': '¿Hay que vestir de gala?',
    'You may. Most do by the second evening. There is a wardrobe to borrow from, and a tailor on Tuesdays.':
      'Se puede. A la segunda noche casi todos lo hacen. Hay un guardarropa que presta y, los martes, un sastre.',
    'Can I hear the orchestra from my room?': '¿Se oye la orquesta desde mi habitación?',
    'In the theatre wing, yes; in the garden wing, only if the wind is in love.':
      'En el ala del teatro, sí; en el ala del jardín, solo si el viento está enamorado.',
  },
}
