/** The share of administration time that the product saves. */
const adminTimeShare = 0.6;

/** Returns the saved hours and pounds; undefined where a number is missing or invalid. */
export function estimateSaving(hoursTyped: string, hourlyCostTyped: string) {
  const hours = Number(hoursTyped) * adminTimeShare;
  const pounds = hours * Number(hourlyCostTyped);
  if (!(hours > 0 && pounds > 0 && pounds < Infinity)) return undefined;
  return { hours: Math.round(hours * 10) / 10, pounds };
}
