#include "CShippedText.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const uint8_t configuration_schema[] = {
#embed "Resources/viewmend.schema.json"
};

shipped_text shipped_configuration_schema(void) {
  return (shipped_text){configuration_schema, sizeof configuration_schema};
}
