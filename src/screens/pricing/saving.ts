/** The marketing figure for administration time: down 60 percent (specification, section 1). */
export const adminTimeShare = 0.6;

/** What the figure would mean for somebody's own numbers; nothing where one of them is missing or makes no sense. */
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
