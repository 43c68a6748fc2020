/** A value that takes long to make, such as a format of dates (up to 50 ms): made when it is first asked for, not when the program starts. */
export function atFirstUse<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
