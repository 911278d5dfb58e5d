export function CookieSettingsButton() {
  return null;
}
