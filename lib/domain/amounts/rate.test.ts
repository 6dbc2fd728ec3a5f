/** @jest-environment node */
import { rate } from './rate'

describe('a rate', () => {
  it.each([
    ['output per input', '0.15', '25', 9, '0.006'],
    ['input per output', '25', '0.15', 6, '166.666667'],
    ['with the token’s decimals as precision', '1', '3', 9, '0.333333333'],
    ['rounded half up: a tie goes up', '1', '8', 2, '0.13'],
    ['rounded half up: below a tie goes down', '1', '7', 2, '0.14'],
    ['of a token without decimals', '5', '2', 0, '3'],
    ['that would show as 0 has 4 significant digits instead', '1', '3000', 2, '0.0003333'],
    ['of 4 significant digits is rounded half up, too', '1', '80000', 2, '0.0000125'],
    ['of 4 significant digits that carries', '99996', '1000000000', 2, '0.0001'],
    ['never with an exponent', '1', '1000000000000', 6, '0.000000000001'],
    ['of huge amounts', '9'.repeat(40), '3', 0, '3'.repeat(40)],
  ])('%s', (_, dividend, divisor, decimals, expected) => {
    expect(rate(dividend, divisor, decimals)).toBe(expected)
  })

  it.each([
    ['output', '0', '25'],
    ['input', '25', '0.000'],
    ['output and input', '0', '0'],
  ])('does not exist if the %s is 0', (_, dividend, divisor) => {
    expect(rate(dividend, divisor, 9)).toBeUndefined()
  })
})
