// What expressions for an iOS app ask of its process, as far as these tests need it: Objective-C's
// runtime, and a screen of UIKit's classes. It is compiled without debugging information, so that the
// debugger knows no more of it than of a system's library.

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app.h"

typedef struct object object;

typedef struct {
  const char *name;
} class;

struct object {
  class *isa;
  double frame[4];
  int interactive;
  int laid_out;
  object *superview;
  object *views[4];
  int count;
  const char *text; // of a string
  object *target;   // of a button
  const char *action;
  int events;
};

static class classes[] = {
    {"UIWindow"}, {"UIApplication"}, {"UIWindowScene"}, {"NSArray"},
    {"NSString"}, {"UINavigationBar"}, {"UINavigationItemButtonView"},
    {"UILabel"}, {"_UINavigationBarBackIndicatorView"}, {"UIButton"},
    {"CATransaction"}, {"UINavigationController"}, {"App.RoundButton"}, {"UIView"},
};

static object *objects[64];
static int object_count;
static object *window, *application, *scene, *bar, *container, *label, *round_button, *owner;
static int flushed;

static class *class_named(const char *name) {
  for (size_t i = 0; i < sizeof classes / sizeof *classes; i++)
    if (!strcmp(classes[i].name, name)) return &classes[i];
  return NULL;
}

static object *make(const char *name) {
  object *made = calloc(1, sizeof *made);
  made->isa = class_named(name);
  made->interactive = 1;
  objects[object_count++] = made;
  return made;
}

static object *add(object *superview, const char *name, double x, double y, double w, double h) {
  object *made = make(name);
  double frame[4] = {x, y, w, h};
  memcpy(made->frame, frame, sizeof frame);
  made->superview = superview;
  superview->views[superview->count++] = made;
  return made;
}

static object *list(object *only) {
  object *made = make("NSArray");
  made->views[0] = only;
  made->count = only ? 1 : 0;
  return made;
}

static object *string(const char *text) {
  object *made = make("NSString");
  made->text = text;
  return made;
}

static void describe(object *view, int depth, char **end) {
  for (int i = 0; i < depth; i++) *end += sprintf(*end, "   | ");
  *end += sprintf(*end, "<%s: %p; frame = (%g %g; %g %g);%s%s layer = <CALayer: 0x1>>\n",
                  view->isa->name, (void *)view, view->frame[0], view->frame[1], view->frame[2],
                  view->frame[3], view->text ? " text = '';" : "",
                  view->interactive ? "" : " userInteractionEnabled = NO;");
  for (int i = 0; i < view->count; i++) describe(view->views[i], depth + 1, end);
}

static object *description(object *view) {
  char *text = calloc(1, 1 << 16), *end = text;
  describe(view, 0, &end);
  return string(text);
}

static int is_class(void *pointer) {
  return (class *)pointer >= classes && (class *)pointer < classes + sizeof classes / sizeof *classes;
}

void *objc_getClass(const char *name) { return class_named(name); }
const char *sel_registerName(const char *name) { return strdup(name); }
object *NSStringFromClass(class *named) { return string(named->name); }
int pthread_main_np(void) { return has_wrong_thread ? 0 : 1; }

size_t malloc_size(const void *pointer) {
  for (int i = 0; i < object_count; i++)
    if (objects[i] == pointer) return sizeof(object);
  return 0;
}

typedef struct {
  double numbers[4];
} rect;

static void *class_message(class *receiver, const char *selector) {
  if (!strcmp(selector, "new")) return make(receiver->name);
  if (!strcmp(selector, "respondsToSelector:")) return (void *)1;
  if (!strcmp(selector, "keyWindow")) return hides_key_window ? NULL : window;
  if (!strcmp(selector, "sharedApplication")) return application;
  if (!strcmp(selector, "flush")) return (void *)(size_t)++flushed;
  fprintf(stderr, "no message +%s\n", selector);
  abort();
}

static void *list_message(object *self, const char *selector, va_list rest) {
  if (!strcmp(selector, "allObjects")) return self;
  if (!strcmp(selector, "count")) return (void *)(size_t)self->count;
  if (!strcmp(selector, "objectAtIndex:")) return self->views[va_arg(rest, unsigned long)];
  return NULL;
}

// Answers every message; where it is sent with a structure, that comes as the ABI has it.
void *objc_msgSend(void *receiver, const char *selector, ...) {
  if (!receiver) return NULL;
  if (is_class(receiver)) return class_message(receiver, selector);
  object *self = receiver;
  void *answer = NULL;
  va_list rest;
  va_start(rest, selector);
  if (!strcmp(self->isa->name, "NSArray")) {
    answer = list_message(self, selector, rest);
  } else if (!strcmp(selector, "class")) {
    answer = self->isa;
  } else if (!strcmp(selector, "UTF8String")) {
    answer = (void *)self->text;
  } else if (!strcmp(selector, "recursiveDescription")) {
    answer = description(self);
  } else if (!strcmp(selector, "connectedScenes")) {
    answer = list(scene);
  } else if (!strcmp(selector, "windows")) {
    answer = list(has_no_window ? NULL : window);
  } else if (!strcmp(selector, "isKeyWindow")) {
    answer = (void *)1;
  } else if (!strcmp(selector, "respondsToSelector:")) {
    const char *asked = va_arg(rest, const char *);
    answer = (void *)(size_t)(self == owner || !strcmp(asked, "windows"));
  } else if (!strcmp(selector, "setFrame:")) {
    rect sent = va_arg(rest, rect);
    memcpy(self->frame, sent.numbers, sizeof sent.numbers);
    self->laid_out = 0;
  } else if (!strcmp(selector, "layoutIfNeeded")) {
    // UIKit would put the parked label back where the container has it.
    if (!self->laid_out && self == container) label->frame[0] = -981;
    self->laid_out = 1;
  } else if (!strcmp(selector, "setUserInteractionEnabled:")) {
    self->interactive = va_arg(rest, int);
  } else if (!strcmp(selector, "addSubview:")) {
    object *view = va_arg(rest, object *);
    view->superview = self;
    self->views[self->count++] = view;
  } else if (!strcmp(selector, "delegate")) {
    answer = self == bar ? owner : NULL;
  } else if (!strcmp(selector, "addTarget:action:forControlEvents:")) {
    self->target = va_arg(rest, object *);
    self->action = va_arg(rest, const char *);
    self->events = (int)va_arg(rest, unsigned long);
  } else if (strcmp(selector, "release")) {
    fprintf(stderr, "no message -%s\n", selector);
    abort();
  }
  va_end(rest);
  return answer;
}

void start(void) {
  application = make("UIApplication");
  scene = make("UIWindowScene");
  window = make("UIWindow");
  double screen[4] = {0, 0, 320, 480};
  memcpy(window->frame, screen, sizeof screen);
  bar = add(window, "UINavigationBar", 0, 20, 320, 44);
  container = add(bar, "UINavigationItemButtonView", 8, 6, 41, 30);
  container->interactive = 0;
  label = add(container, "UILabel", -981, -995, 91, 22);
  label->text = "";
  label->interactive = 0;
  add(bar, "_UINavigationBarBackIndicatorView", 8, 12, 12.5, 20.5)->interactive = 0;
  round_button = add(window, "App.RoundButton", 100, 200, 30, 30);
  owner = has_no_owner ? NULL : make("UINavigationController");
}

void become_another(void) { round_button->isa = class_named("UIView"); }

const char *plain_description(void) { return description(window)->text; }

void report(void) {
  object *button = bar->views[bar->count - 1];
  char text[1 << 12] = "", *end = text;
  describe(window, 0, &end);
  printf("%sflushed %d\n", text, flushed);
  if (button->target)
    printf("button sends %s to %s for %d\n", button->action, button->target->isa->name,
           button->events);
}
