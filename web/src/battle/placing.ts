// Where the card lies: beside the place where it is fought, never over it, and over as little else as possible.

export interface Spot {
  x: number;
  y: number;
}
export interface Size {
  width: number;
  height: number;
}

const EDGE = 8;
/** What lies below on the right: the tools of the map. */
const BELOW = 46;
/** What is kept clear round the place of a battle. */
const CLEAR = 54;
/** What is better by less is not worth a leap: as much as a thing to click, or half the map. */
const STAYS = 12;

export const inside = (card: Spot, size: Size, point: Spot, pad: number): boolean =>
  point.x > card.x - pad && point.x < card.x + size.width + pad && point.y > card.y - pad && point.y < card.y + size.height + pad;

/** How high a card becomes while it is fought: from the beginning it lies where it has room for that. */
export const ROOM = 430;

/** `fight`: the place and the ends of the attack; `others`: what one might want to click; `was`: where it lies, and stays
 * unless it covers more there. All within the field. */
export function lay(field: Size, now: Size, place: Spot | null, ends: Spot[], others: Spot[], was: Spot | null = null): Spot {
  const size = { width: now.width, height: Math.max(now.height, Math.min(ROOM, field.height * 0.6)) };
  const [right, low] = [Math.max(EDGE, field.width - size.width - EDGE), Math.max(EDGE, field.height - size.height - BELOW)];
  const within = ({ x, y }: Spot): Spot => ({ x: Math.max(EDGE, Math.min(x, right)), y: Math.max(EDGE, Math.min(y, low)) });
  const corners = [{ x: right, y: EDGE }, { x: EDGE, y: EDGE }, { x: right, y: low }, { x: EDGE, y: low }];
  if (!place) return corners[0]!;
  const [middle, half] = [place.y - size.height / 2, place.x - size.width / 2];
  const beside = [
    { x: place.x + CLEAR, y: middle }, { x: place.x - CLEAR - size.width, y: middle },
    { x: half, y: place.y + CLEAR }, { x: half, y: place.y - CLEAR - size.height },
  ];
  const cost = (card: Spot): number => {
    const far = Math.hypot(card.x + size.width / 2 - place.x, card.y + size.height / 2 - place.y) / 40;
    const over = (points: Spot[], pad: number): number => points.filter((point) => inside(card, size, point, pad)).length;
    return over([place], CLEAR - 2) * 10_000 + over(ends, 24) * 300 + over(others, 14) * 12 + far;
  };
  const found = [...beside.map(within), ...corners].reduce((best, card) => (cost(card) < cost(best) ? card : best));
  const stays = was && within(was);
  return stays && cost(stays) < cost(found) + STAYS ? stays : found;
}
