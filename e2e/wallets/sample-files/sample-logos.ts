/** Pictures of our own, so that no token's host is asked: a disc in a color, and what is on it. */
const LOGOS = {
  sol: ['#5b3df5', 'M7 12h14l4-3H11zM7 17.5h14l4-3H11zM7 23h14l4-3H11z'],
  usdc: ['#2775ca', 'M16 8a8 8 0 1 0 8 8h-3a5 5 0 1 1-5-5z'],
  usdt: ['#1f8a70', 'M8 9h16v4h-6v11h-4V13H8z'],
  jup: ['#0f7b6c', 'M17 8h4v10a6 6 0 0 1-12 0h4a2 2 0 0 0 4 0z'],
  bonk: ['#d9822b', 'M9 23l2-11 5 4 5-4 2 11z'],
  jto: ['#3a7d44', 'M9 9h14v4h-5v11h-4V13H9z'],
  wif: ['#8a5a44', 'M7 20h18v4H7zM10 18l2-9h8l2 9z'],
} as const

/** The pictures by the names of their files. */
export function logoFiles(): [string, string][] {
  return Object.entries(LOGOS).map(([name, [color, path]]) => [
    `logos/${name}.svg`,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="16" fill="${color}"/><path fill="#fff" d="${path}"/></svg>\n`,
  ])
}
