// A stand-in for an app: it puts a screen up, is stopped in `screen_is_up`, and then prints what has
// become of the screen. Its arguments are what is odd about it.

#include <stdio.h>
#include <string.h>

#include "app.h"

int hides_key_window, has_no_window, has_wrong_thread, has_no_owner;

// Names that an expression must not stumble over where the app is stopped.
void screen_is_up(int view, double frame, const char *number) {
  (void)view, (void)frame, (void)number;
}

int main(int count, char **arguments) {
  for (int i = 1; i < count; i++) {
    if (!strcmp(arguments[i], "scenes")) hides_key_window = 1;
    if (!strcmp(arguments[i], "no-window")) hides_key_window = has_no_window = 1;
    if (!strcmp(arguments[i], "thread")) has_wrong_thread = 1;
    if (!strcmp(arguments[i], "no-owner")) has_no_owner = 1;
  }
  start();
  screen_is_up(1, 2, "three");
  report();
  return 0;
}
