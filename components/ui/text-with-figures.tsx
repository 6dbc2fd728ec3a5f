const FIGURE = /(\d(?:[\d,.:]*\d)?)/

/** Shows a text whose figures the browser's translator leaves alone (behaviour 13.12). */
export function TextWithFigures({ text }: { text: string }) {
  return (
    // One element, so that a flex box keeps the parts together.
    <span>
      {text.split(FIGURE).map((part, index) => (
        <span key={index} translate={index % 2 === 1 ? 'no' : undefined}>
          {part}
        </span>
      ))}
    </span>
  )
}
