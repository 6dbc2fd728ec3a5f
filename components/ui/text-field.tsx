import { Search, X } from 'lucide-react'
import { type ComponentProps, useRef } from 'react'
import { cn } from './cn'
import { IconButton } from './icon-button'

type TextFieldProps = ComponentProps<'input'> & { state: 'neutral' | 'invalid' | 'valid' }

/** A one-line field whose edge shows whether its text is valid. */
export function TextField({ state, className, ...props }: TextFieldProps) {
  return (
    <input
      data-slot="text-field"
      data-state={state}
      aria-invalid={state === 'invalid' || undefined}
      className={cn(
        'h-11 w-full min-w-0 rounded-[10px] border border-control bg-surface px-3.5 text-lg text-text transition-colors duration-120 outline-none focus:ring-3 md:text-base',
        'focus:ring-accent/12 data-[state=neutral]:focus:border-accent',
        'data-[state=invalid]:border-bad data-[state=invalid]:focus:ring-bad/12',
        'data-[state=valid]:border-ok data-[state=valid]:focus:ring-ok/12',
        className,
      )}
      {...props}
    />
  )
}

type SearchFieldProps = Omit<ComponentProps<'input'>, 'onChange' | 'value' | 'className'> & {
  className?: string | undefined
  value: string
  onType: (text: string) => void
  /** Called when the field is left, or Enter pressed. */
  onEnd?: () => void
}

/** A search field that can be cleared. */
export function SearchField({ value, onType, onEnd, className, ...props }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const empty = () => {
    onType('')
    onEnd?.()
    field.current?.focus()
  }
  return (
    <span className={cn('relative block min-w-0', className)}>
      <Search
        size={16}
        className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-text-3"
      />
      <TextField
        ref={field}
        state="neutral"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={({ target }) => onType(target.value)}
        onBlur={onEnd}
        onKeyDown={({ key }) => {
          if (key === 'Enter') onEnd?.()
        }}
        className="rounded-lg px-9 text-ellipsis md:h-[34px] md:text-sm"
        {...props}
      />
      {value !== '' && (
        <span className="absolute inset-y-0 right-1 flex items-center">
          <IconButton label="Clear" onClick={empty}>
            <X size={14} />
          </IconButton>
        </span>
      )}
    </span>
  )
}
