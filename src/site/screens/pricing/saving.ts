import { adminTimeShare } from '../../brand';

/** Returns the saved hours and pounds; undefined where a number is missing (NaN) or makes no sense. */
export function estimateSaving(hoursToday: number, hourlyCost: number) {
  const hours = hoursToday * adminTimeShare;
  const pounds = hours * hourlyCost;
  if (!(hours > 0 && pounds > 0 && pounds < Infinity)) return undefined;
  return { hours: Math.round(hours * 10) / 10, pounds };
}
