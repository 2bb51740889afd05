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

#endif
