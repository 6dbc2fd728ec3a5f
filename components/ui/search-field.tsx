import cn from 'clsx'
import { Search, X } from 'lucide-react'
import { useRef } from 'react'
import { IconButton } from './icon-button'
import { TextField } from './text-field'

type SearchFieldProps = {
  label: string
  maxLength: number
  className?: string | undefined
  value: string
  onType: (text: string) => void
  /** Called when the visitor leaves the field, presses Enter or clears the text. */
  onEnd?: () => void
}

export function SearchField(props: SearchFieldProps) {
  const { label, maxLength, value, onType, onEnd, className } = props
  const field = useRef<HTMLInputElement>(null)
  const clearField = () => {
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
        aria-label={label}
        placeholder={label}
        maxLength={maxLength}
        enterKeyHint="search"
        value={value}
        onChange={({ target }) => onType(target.value)}
        onBlur={onEnd}
        onKeyDown={({ key }) => key === 'Enter' && onEnd?.()}
        className="rounded-lg px-9 text-ellipsis md:h-[34px] md:text-sm"
      />
      {value !== '' && (
        <span className="absolute inset-y-0 right-1 flex items-center">
          <IconButton label="Clear" onClick={clearField}>
            <X size={14} />
          </IconButton>
        </span>
      )}
    </span>
  )
}
