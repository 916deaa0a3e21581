/** A number with a real minus, as wide as the figures beside it; `unit` stands between the sign and the figures: "−$3". */
export const figure = (n: number, unit = ''): string => (n < 0 ? `−${unit}${-n}` : `${unit}${n}`);

/** The same for what is gained or lost: "+3", "−3". */
export const signed = (n: number, unit = ''): string => (n < 0 ? figure(n, unit) : `+${unit}${n}`);
