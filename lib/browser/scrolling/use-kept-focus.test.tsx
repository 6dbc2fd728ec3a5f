import { render, screen } from '@testing-library/react'
import { useKeptFocus } from './use-kept-focus'

function Rows({ round, names }: { round: number; names: readonly string[] }) {
  useKeptFocus(round)
  return (
    <div key={round}>
      {names.map((name) => (
        <div key={name} data-place={name}>
          <button role="checkbox" aria-checked="false" aria-label={name} />
          <a href="#">{name} link</a>
        </div>
      ))}
    </div>
  )
}

const box = (name: string) => screen.getByRole('checkbox', { name })

it('the row that had the focus has it after the rows are drawn anew', () => {
  const { rerender } = render(<Rows round={0} names={['First', 'Second']} />)
  const before = box('Second')
  before.focus()
  rerender(<Rows round={1} names={['Second', 'First']} />)
  expect(before.isConnected).toBe(false)
  expect(document.activeElement).toBe(box('Second'))
})

it('so does what else had it in the row', () => {
  const { rerender } = render(<Rows round={0} names={['First', 'Second']} />)
  screen.getByRole('link', { name: 'Second link' }).focus()
  rerender(<Rows round={1} names={['Second', 'First']} />)
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Second link' }))
})

it('no row gets a focus that none had, or that went elsewhere', () => {
  const { rerender } = render(<Rows round={0} names={['First']} />)
  rerender(<Rows round={1} names={['First']} />)
  expect(document.activeElement).toBe(document.body)

  box('First').focus()
  const link = document.body.appendChild(document.createElement('button'))
  link.focus()
  rerender(<Rows round={2} names={['First']} />)
  expect(document.activeElement).toBe(link)
  link.remove()
})
