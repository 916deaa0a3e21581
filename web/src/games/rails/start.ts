/** A start city with so few ways out can be walled in before its first route (R19): worth a warning. */
export const isRisky = (open: number) => open <= 3;
