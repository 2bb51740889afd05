// Texts that are shipped within the program, so that it needs no file beside it.

#ifndef CSHIPPEDTEXT_H
#define CSHIPPEDTEXT_H

#include <stddef.h>
#include <stdint.h>

/// The bytes of a text, which live as long as the program.
typedef struct {
  const uint8_t *_Nonnull bytes;
  size_t count;
} shipped_text;

/// The JSON schema of `.viewmend.json`.
shipped_text shipped_configuration_schema(void);

/// The script for LLDB, in Python.
shipped_text shipped_lldb_script(void);

/// The JSON schema of what a command writes as JSON.
typedef struct {
  const char *_Nonnull command;
  shipped_text text;
} shipped_schema;

/// How many commands have one.
size_t shipped_schema_count(void);

/// The schema of one of them; `index` is less than the count.
shipped_schema shipped_schema_at(size_t index);

/// What the schemas share: definitions that they refer to as `#/$defs/shared/$defs/…`.
shipped_text shipped_shared_schema(void);

/// What stands in the body of the page that `render --to html` writes.
shipped_text shipped_page_body(void);

/// Its style sheet.
shipped_text shipped_page_style(void);

/// Its scripts, in the order in which they run: the columns of the data.
shipped_text shipped_page_columns(void);

/// The tree, and who takes touches in it.
shipped_text shipped_page_model(void);

/// The grammar of selectors.
shipped_text shipped_page_selector(void);

/// The views that selectors select.
shipped_text shipped_page_matcher(void);

/// What is searched for.
shipped_text shipped_page_search(void);

/// The list of rows.
shipped_text shipped_page_tree(void);

/// How points of a screen come to be pixels.
shipped_text shipped_page_stage(void);

/// The drawing.
shipped_text shipped_page_picture(void);

/// How it answers the pointer, fingers and keys.
shipped_text shipped_page_scene(void);

/// What joins them.
shipped_text shipped_page_app(void);

#endif
