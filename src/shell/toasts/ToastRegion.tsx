export function ToastRegion() {
  return null;
}
