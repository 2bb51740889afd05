#include "CShippedText.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const uint8_t configuration_schema[] = {
#embed "Resources/viewmend.schema.json"
};

shipped_text shipped_configuration_schema(void) {
  return (shipped_text){configuration_schema, sizeof configuration_schema};
}

static const uint8_t page_body[] = {
#embed "Resources/page/page.html"
};

shipped_text shipped_page_body(void) {
  return (shipped_text){page_body, sizeof page_body};
}

static const uint8_t page_style[] = {
#embed "Resources/page/page.css"
};

shipped_text shipped_page_style(void) {
  return (shipped_text){page_style, sizeof page_style};
}

static const uint8_t page_model[] = {
#embed "Resources/page/model.js"
};

shipped_text shipped_page_model(void) {
  return (shipped_text){page_model, sizeof page_model};
}

static const uint8_t page_tree[] = {
#embed "Resources/page/tree.js"
};

shipped_text shipped_page_tree(void) {
  return (shipped_text){page_tree, sizeof page_tree};
}

static const uint8_t page_scene[] = {
#embed "Resources/page/scene.js"
};

shipped_text shipped_page_scene(void) {
  return (shipped_text){page_scene, sizeof page_scene};
}

static const uint8_t page_app[] = {
#embed "Resources/page/app.js"
};

shipped_text shipped_page_app(void) {
  return (shipped_text){page_app, sizeof page_app};
}
