import type { SpanishTexts } from './types'

/** Playa Coralina, of Costa Viva. */
export const resortPlayaCoralina: SpanishTexts = {
  words: {
    'Costa Viva Playa Coralina': 'Costa Viva Playa Coralina',
    'See the offers': 'Ver las ofertas',
    'Ask us something': 'Preguntar',
    Welcome: 'Bienvenidos',
    'Shoes off until Saturday': 'Sin zapatos hasta el sábado',
    slides: 'toboganes',
    rooms: 'habitaciones',
    'to the reef': 'hasta el arrecife',
    'trapezes, two of them low': 'trapecios, dos de ellos bajos',
    'Ages and ages': 'Cada cosa a su edad',
    '0 to 5': 'De 0 a 5',
    'Splash pad with warm water and a shade sail.': 'Chapoteadero de agua tibia, bajo un toldo.',
    'Baby concierge: cots, purées, a pushchair that fits the lift.':
      'Conserje de bebés: cunas, purés y un cochecito que cabe en el ascensor.',
    '6 to 12': 'De 6 a 12',
    'Snorkel school with Beto and the inflatable octopus.': 'Escuela de esnórquel con Beto y el pulpo inflable.',
    'Circus at three, tortillas at five.': 'Circo a las tres, tortillas a las cinco.',
    '13 and up': 'Desde los 13',
    'A studio, a climbing wall and a juice bar without adults.':
      'Un estudio, un muro de escalada y una barra de jugos sin adultos.',
    'First dive in the cenote with an instructor each.':
      'Primera inmersión en el cenote, con un instructor para cada uno.',
    Rooms: 'Habitaciones',
    'Bunks with portholes': 'Literas con ojo de buey',
    'Family suites have a sleeping alcove with two bunks, reading lamps and a curtain that shuts from the inside. Parents get a door, a bath and the side with the sea.':
      'Las suites familiares tienen una alcoba con dos literas, lámparas de lectura y una cortina que se cierra por dentro. A los padres les tocan una puerta, una bañera y el lado del mar.',
    'Fact sheet below': 'Ficha técnica, más abajo',
    Dining: 'La mesa',
    'Seven restaurants, one of them yours': 'Siete restaurantes, y uno es suyo',
    'Tacos on the sand, noodles at the counter, a grown-up room upstairs with a view of the reef. On Thursdays the kids’ kitchen cooks and the parents queue.':
      'Tacos en la arena, fideos en la barra y, arriba, un comedor para adultos con vista al arrecife. Los jueves cocinan los niños en su cocina y los padres hacen fila.',
    'Wet hair all week': 'Pelo mojado toda la semana',
    'What is included': 'Qué está incluido',
    'Worth knowing': 'Conviene saber',
    'Getting here': 'Cómo llegar',
    'Fifty minutes from Cancún airport in a bus with booster seats, cold towels and a film that ends on time.':
      'A cincuenta minutos del aeropuerto de Cancún, en un autobús con asientos elevadores, toallas frías y una película que termina a tiempo.',
    'A word more': 'Una palabra más',
    'Wristbands are for the water park only, and come in five colours. Choose carefully: it will be your team for the week.':
      'Las pulseras son solo para el parque acuático y las hay de cinco colores. Elija con cuidado: será su equipo toda la semana.',
    'Rooms for meetings and celebrations': 'Salas para reuniones y celebraciones',
    'All rooms of the group': 'Todas las salas del grupo',
    'For the whole crew': 'Para toda la tropa',
    'Fact sheet': 'Ficha técnica',
    'Distances, rooms and hours on one page.': 'Distancias, habitaciones y horarios en una página.',
    'Ask the house': 'Pregúntele a la casa',
    'The yellow shirts answer day and night, including the one about the sandal.':
      'Las camisetas amarillas contestan todo, de día y de noche, también lo de la sandalia.',
    'Every day, around the clock': 'Todos los días, a toda hora',
    'More ways to reach us': 'Más maneras de dar con nosotros',
  },
  fields: {
    'check-in-out': { checkInLabel: 'Entrada', checkOutLabel: 'Salida' },
  },
}
