import type { SpanishTexts } from './types'

/** The suites of Jewel Grande. */
export const jewelGrandeSuites: SpanishTexts = {
  words: {
    'The suites of Jewel Grande': 'Las suites de Jewel Grande',
    'Garden, sea, theatre and tower: where one sleeps in a great house, and what the keys look like.':
      'Jardín, mar, teatro y torre: dónde se duerme en una gran casa y cómo son las llaves.',
    'Nine kinds, none of them called standard.': 'Las hay de nueve clases, y ninguna se llama estándar.',
    'Ask for a key': 'Pedir una llave',
    'In every one of them': 'En todas y cada una',
    'A bath by the window': 'Una bañera junto a la ventana',
    'Copper, deep, and out of everybody’s sight.': 'De cobre, honda y a salvo de todas las miradas.',
    'A bell': 'Una campanilla',
    'Answered within four minutes, by a person, in shoes.':
      'Acude una persona, en menos de cuatro minutos y con zapatos.',
    'A balcony for two': 'Un balcón para dos',
    'With a rail at the height of an elbow.': 'Con la baranda a la altura del codo.',
    'The tower': 'La torre',
    'One suite to a floor': 'Una suite por piso',
    'Nine of them, stacked like hat boxes. The lift has a bench, a lamp and a small library, because it takes its time.':
      'Son nueve, apiladas como sombrereras. El ascensor tiene un banco, una lámpara y una pequeña biblioteca, porque se toma su tiempo.',
    'The theatre wing': 'El ala del teatro',
    'From the bath to the box in forty steps': 'De la bañera al palco en cuarenta pasos',
    'Red corridors, heavy doors, and a passage that ends behind a curtain. Coming late is part of the architecture.':
      'Pasillos rojos, puertas pesadas y un pasadizo que termina detrás de una cortina. Llegar tarde es parte de la arquitectura.',
    'Four keys': 'Cuatro llaves',
    'Tell us which, or let the house choose. It has good judgement.':
      'Díganos cuál, o deje que elija la casa. Tiene buen criterio.',
    Garden: 'Jardín',
    '46 m², palms at the window, quiet from nine.': '46 m², palmeras en la ventana, silencio desde las nueve.',
    Sea: 'Mar',
    '52 m², all of it facing the same way.': '52 m², y todos miran hacia el mismo lado.',
    Theatre: 'Teatro',
    '58 m², a dressing room with lights around the glass.': '58 m², un camerino con luces alrededor del espejo.',
    Tower: 'Torre',
    '140 m², a floor of your own.': '140 m², un piso entero para usted.',
  },
}
