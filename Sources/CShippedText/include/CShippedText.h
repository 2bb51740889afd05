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

/// How many scripts it has.
size_t shipped_page_script_count(void);

/// One of its scripts, in the order in which they run; `index` is less than the count.
shipped_text shipped_page_script_at(size_t index);

#endif
