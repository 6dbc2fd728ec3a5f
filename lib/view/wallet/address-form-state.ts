/** What the landing form's action answers: with the text, because a submit empties the field. */
export type AddressFormState = { submitted: string; error: string | undefined }

export const EMPTY_ADDRESS_FORM: AddressFormState = { submitted: '', error: undefined }

/** Of a refused text so many characters come back into the field. */
export const LONGEST_ECHO = 200
