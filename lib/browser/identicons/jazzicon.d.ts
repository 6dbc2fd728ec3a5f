declare module '@metamask/jazzicon' {
  /** Returns a round picture. @param diameter in px @param seed the same seed gives the same picture */
  function jazzicon(diameter: number, seed: number | number[]): HTMLElement
  export = jazzicon
}
