import type { SpanishTexts } from './types'

/** The home of Serena. */
export const serena: SpanishTexts = {
  words: {
    Serena: 'Serena',
    'Serena: houses for rest': 'Serena: casas para descansar',
    'Small houses inland: warm stone, cold water, clay from the river, and hours without a plan.':
      'Casas pequeñas tierra adentro: piedra tibia, agua fría, barro del río y horas sin ningún plan.',
    'The table': 'La mesa',
    'How it is here': 'Cómo se está aquí',
    'There is nothing to be good at': 'Aquí nada se puede hacer mal',
    'No programme hangs on the door, nobody weighs you, and the word journey is not used. There is a house with fourteen rooms, a river, a bath hewn from one stone, and people who notice when you would rather be left alone.':
      'En la puerta no cuelga ningún programa, no hay balanza y nadie dice «viaje interior». Hay una casa con catorce habitaciones, un río, un baño labrado en una sola piedra y personas que notan cuándo usted prefiere estar a solas.',
    'All rituals': 'Todos los rituales',
    'In the morning': 'Por la mañana',
    'First light, on the jetty': 'La primera luz, en el muelle',
    'Whoever is awake goes down. Somebody shows a few movements; somebody else only watches the water, and does it well.':
      'Baja quien está despierto. Alguien enseña unos cuantos movimientos; otro solo mira el agua, y lo hace muy bien.',
    'rooms in the first house': 'habitaciones en la primera casa',
    'in the warm basin': 'en la pila tibia',
    'steps down to the cold one': 'escalones hasta la fría',
    Soon: 'Pronto',
    'The first house opens in October': 'La primera casa abre en octubre',
    'It stands above the river near Jarabacoa, where the evenings ask for a blanket. Leave your address below; we write once.':
      'Está sobre el río, cerca de Jarabacoa, donde las noches piden una manta. Deje su dirección más abajo; escribimos una sola vez.',
    'Ask something': 'Preguntar algo',
    'A night more than you need': 'Una noche más de las que necesita',
  },
  fields: {
    'serena-hero': {
      eyebrow: 'Casas para descansar',
      title: 'Ya puede dejarlo aquí',
      copy: 'Piedra tibia, agua fría y largas horas sin ningún plan.',
      link: { text: 'Ver el ritual', href: '/brands/serena/rituals', mode: 'href', target: '_self' },
    },
    'serena-band': {
      title: 'Tres cosas, hechas despacio',
      copy: 'No hay carta. Esto es lo que mejor saben hacer nuestras manos.',
      treatments: [
        {
          title: 'Barro',
          time: '70 minutos',
          copy: 'Del recodo del río, al pie de la casa. Se entibia, se deja, se enjuaga.',
        },
        {
          title: 'Sal',
          time: '40 minutos',
          copy: 'Sal y lima; después, la pila fría, hasta donde usted se atreva.',
        },
        { title: 'Manos', time: '90 minutos', copy: 'Dos. Y ningún aceite que tenga nombre.' },
      ],
    },
    'serena-ritual': {
      title: 'El ritual de la noche',
      copy: 'Se hace en este orden, en silencio y a la hora que usted quiera.',
      breath: 'Inhale en cuatro, exhale en seis',
      unit: 'minutos',
      steps: [
        {
          minutes: 10,
          title: 'Llegar',
          copy: 'Los zapatos se quedan fuera; el teléfono, en un cajón con llave.',
        },
        {
          minutes: 20,
          title: 'Vapor',
          copy: 'Eucalipto del seto; el banco junto a la puerta es el más suave.',
        },
        { minutes: 5, title: 'Frío', copy: 'Once escalones hacia abajo. Nadie cuenta cuánto dura.' },
        { minutes: 35, title: 'Barro', copy: 'Hombros, rodillas, plantas de los pies.' },
        { minutes: 20, title: 'Descanso', copy: 'Una manta, una ventana, una taza de hojas de limón.' },
      ],
    },
  },
}
