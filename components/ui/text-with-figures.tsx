const FIGURE = /(\d(?:[\d,.:]*\d)?)/

/** Shows words and figures, of which the browser's translator leaves the figures (behaviour 13.12). */
export function TextWithFigures({ text }: { text: string }) {
  return (
    // One element, also in a row of a flex box.
    <span>
      {text.split(FIGURE).map((part, index) => (
        <span key={index} translate={index % 2 === 1 ? 'no' : undefined}>
          {part}
        </span>
      ))}
    </span>
  )
}
