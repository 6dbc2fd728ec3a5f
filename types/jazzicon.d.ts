declare module '@metamask/jazzicon' {
  /** A round picture of `diameter` px as a div; an array seeds the twister with all its numbers. */
  function jazzicon(diameter: number, seed: number | readonly number[]): HTMLDivElement
  export = jazzicon
}
