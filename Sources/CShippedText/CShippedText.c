#include "CShippedText.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const uint8_t configuration_schema[] = {
#embed "Resources/viewmend.schema.json"
};

static const uint8_t lldb_script[] = {
#embed "Resources/viewmend_lldb.py"
};

shipped_text shipped_lldb_script(void) {
  return (shipped_text){lldb_script, sizeof lldb_script};
}

shipped_text shipped_configuration_schema(void) {
  return (shipped_text){configuration_schema, sizeof configuration_schema};
}
