/**
 * What stands between the places where a person would work, on paper and in files. Not a comma,
 * for "Gent, Belgium" is one place.
 */
export const placesApart = ' / '
