export function ConsentRegion() {
  return null;
}
