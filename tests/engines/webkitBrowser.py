"""A window with nothing but WebKitGTK, for WebKitWebDriver: GNOME's MiniBrowser is never as narrow as a phone."""

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2

# WebKitWebDriver has no command for the console.
RECORD_ERRORS = """
  window.recordedErrors = [];
  console.error = (...words) => recordedErrors.push(words.join(' '));
  addEventListener('error', ({ message }) => recordedErrors.push(message));
  addEventListener('unhandledrejection', ({ reason }) => recordedErrors.push(String(reason)));
"""

context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)


def create_view(_session):
    content = WebKit2.UserContentManager()
    top, start = WebKit2.UserContentInjectedFrames.TOP_FRAME, WebKit2.UserScriptInjectionTime.START
    content.add_script(WebKit2.UserScript(RECORD_ERRORS, top, start, None, None))
    view = WebKit2.WebView(web_context=context, user_content_manager=content, is_controlled_by_automation=True)
    window = Gtk.Window(decorated=False)
    window.add(view)
    # Without a window manager, only the window under the pointer has the focus by itself.
    window.connect("map-event", lambda *_: window.present())
    window.show_all()
    return view


context.connect("automation-started", lambda _context, session: session.connect("create-web-view", create_view))
Gtk.main()
