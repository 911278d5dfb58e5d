/** The share of administration time that the product saves. */
export const adminTimeShare = 0.6;

/** Returns the saved hours and pounds; undefined where a number is missing or invalid. */
export function estimateSaving(
  hoursTyped: string,
  hourlyCostTyped: string,
): { hours: number; pounds: number } | undefined {
  const hours = Number(hoursTyped);
  const hourlyCost = Number(hourlyCostTyped);
  if (!(hours > 0) || !(hourlyCost > 0)) return undefined;
  const saved = Math.round(hours * adminTimeShare * 10) / 10;
  const pounds = hours * adminTimeShare * hourlyCost;
  return Number.isFinite(pounds) ? { hours: saved, pounds } : undefined;
}
