// For memrchr.
#define _GNU_SOURCE

#include "CViewXML.h"

#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#if defined(__linux__)
// libxml2 keeps its global state apart for each thread only where it finds all of these, which it
// names weakly: a static program has them only if somebody else names them.
__attribute__((used)) static void *const threads_of_libxml2[] = {
    (void *)pthread_once,         (void *)pthread_getspecific,  (void *)pthread_setspecific,
    (void *)pthread_key_create,   (void *)pthread_key_delete,   (void *)pthread_mutex_init,
    (void *)pthread_mutex_destroy, (void *)pthread_mutex_lock,  (void *)pthread_mutex_unlock,
    (void *)pthread_cond_init,    (void *)pthread_cond_destroy, (void *)pthread_cond_wait,
    (void *)pthread_cond_signal,  (void *)pthread_equal,        (void *)pthread_self,
};
#endif

// Elements are handed over in batches that stay in the processor's nearest cache.
enum { batch_size = 64 };

// Elements of so many attributes are remembered by them; few have more.
enum { most_remembered = 48 };

enum { unwanted = -1 };

// Places for the numbers of names, twice as many as there are numbers.
enum { number_places = 2 * vx_most_numbers };

// libxml2 compares each attribute of an element with every other, and each prefix with every
// namespace in scope. View trees have some forty attributes and hardly a namespace; with these
// limits no text takes longer than a time that grows with its size.
enum { most_attributes_of_an_element = 1024, most_namespaces = 256 };

// An attribute takes at least five bytes: a="" and a blank.
enum { long_gap = most_attributes_of_an_element * 5 };

// What the last element of as many attributes had: the names, and which of them are wanted.
typedef struct {
  const xmlChar *names[most_remembered];
  int wanted_count;
  uint8_t places[most_remembered];
  uint8_t slots[most_remembered];
} shape;

// A name of elements, as the parser's dictionary has it.
typedef struct {
  const xmlChar *name;
  uint32_t length;
  uint32_t number;
} numbered_name;

// A parser that has more names than any tool's trees, longer ones or deeper trees is not kept, so
// that no file makes what others take grow.
enum { most_kept_names = 4096, most_kept_bytes = 1 << 20, most_kept_depth = 1024 };

struct vx_memory {
  // NULL before the first reading, and behind one that ended early.
  xmlParserCtxtPtr parser;
  // The wanted names as the parser's dictionary has them: equal names are equal pointers.
  const xmlChar *names[vx_most_attributes];
  size_t name_count;
  // A bit for each of them, so that most other attributes are passed over at once.
  uint64_t name_bits;
  // By the number of attributes: a tool leaves out some of few, so that this tells mostly all. A bit
  // says which there are, so that none has to be cleared for a small file.
  uint64_t known_shapes;
  shape shapes[most_remembered + 1];
  numbered_name numbered[number_places];
  uint32_t numbers;
};

typedef struct {
  const vx_request *request;
  vx_receiver receiver;
  void *context;
  vx_result *result;
  xmlParserCtxtPtr parser;
  struct vx_memory *memory;
  // The tag before which no tag has too many attributes, NULL once the whole text is looked at;
  // and the place at which the parser has come so near to it that more must be looked at.
  const char *checked;
  const char *check_from;
  // True when `checked` is a tag that has too many.
  bool crowded;
  uint32_t depth;
  // Where the text or tag before ends, as far as is known: mostly the place of the next tag.
  const char *behind;
  size_t namespaces;
  // True while the text since the last tag has been noted.
  bool in_text;
  size_t count;
  vx_element elements[batch_size];
  vx_value values[batch_size * vx_most_attributes];
} reading;

static uint64_t bit_of(const xmlChar *name) {
  uintptr_t address = (uintptr_t)name;
  return (uint64_t)1 << ((address ^ address >> 6) & 63);
}

static size_t offset_of(const vx_request *request, const void *place) {
  return (size_t)((const char *)place - request->bytes);
}

// True for a place in the text; values that the parser decoded lie elsewhere.
static bool is_inside(const vx_request *request, const void *place) {
  return (uintptr_t)place - (uintptr_t)request->bytes < request->count;
}

static size_t position(const reading *r) {
  const xmlParserInput *input = r->parser->input;
  // At the end, and in what the parser puts in place of an input that it has given up.
  if (input == NULL || !is_inside(r->request, input->cur)) return r->request->count;
  return offset_of(r->request, input->cur);
}

static void end(reading *r, vx_outcome outcome, size_t offset) {
  if (r->result->outcome != vx_complete) return;
  r->result->outcome = outcome;
  r->result->offset = offset;
  xmlStopParser(r->parser);
}

static void deliver(reading *r) {
  size_t count = r->count;
  r->count = 0;
  if (count > 0 && !r->receiver(r->context, r->elements, r->values, count)) {
    end(r, vx_stopped, position(r));
  }
}

static bool is_white_space(char byte) {
  return byte == ' ' || byte == '\n' || byte == '\t' || byte == '\r';
}

// The last `<` in a range; NULL where there is none.
static const char *last_tag(const char *begin, const char *finish) {
#ifdef __GLIBC__
  return memrchr(begin, '<', (size_t)(finish - begin));
#else
  while (finish > begin) {
    finish -= 1;
    if (*finish == '<') return finish;
  }
  return NULL;
#endif
}

// Where the start tag that ends at a place begins: right behind what came before it, or else at the
// last `<`, since no value can hold one.
static size_t tag_start(const reading *r, size_t tag_end) {
  const char *bytes = r->request->bytes;
  const char *next = r->behind;
  // No comment, instruction or end of an element: the next tag that starts is this one.
  if (next < bytes + tag_end && next[0] == '<' && next[1] != '!' && next[1] != '?' &&
      next[1] != '/') {
    return offset_of(r->request, next);
  }
  const char *found = last_tag(bytes, bytes + tag_end);
  return found == NULL ? 0 : offset_of(r->request, found);
}

static void take_value(
    const vx_request *request, vx_value *value, const xmlChar *begin, const xmlChar *finish) {
  if (is_inside(request, begin)) {
    value->start = (uint32_t)offset_of(request, begin);
    value->end = (uint32_t)offset_of(request, finish);
  } else {
    value->start = UINT32_MAX;
    value->end = UINT32_MAX;
  }
}

// The values in quotes between a tag's `<` and its `>`, or `stop`.
static size_t count_of_values(const char *tag, const char *stop) {
  size_t found = 0;
  char quote = 0;
  for (const char *at = tag + 1; at < stop; at += 1) {
    if (quote != 0) {
      if (*at == quote) quote = 0;
    } else if (*at == '"' || *at == '\'') {
      quote = *at;
      found += 1;
    } else if (*at == '>') {
      break;
    }
  }
  return found;
}

// Looks at tags until one is found behind a place, so that none up to it has more attributes than
// libxml2 compares in good time; false where one has: `checked` is that tag then.
//
// A tag lies between one `<` and the next, so only gaps that are long enough are looked into, and
// of the text between long gaps hardly anything is read.
static bool check_tags(reading *r, const char *place) {
  const char *finish = r->request->bytes + r->request->count;
  while (r->checked != NULL && r->checked <= place) {
    const char *tag = r->checked;
    if ((size_t)(finish - tag) <= long_gap) {
      r->checked = NULL;
      break;
    }
    const char *last = last_tag(tag + 1, tag + long_gap + 1);
    if (last != NULL) {
      r->checked = last;
      // Where the next look begins; by then it is there.
      for (int line = 0; line < 4; line += 1) __builtin_prefetch(last + long_gap - line * 64);
      continue;
    }
    const char *next = memchr(tag + 1, '<', (size_t)(finish - tag - 1));
    const char *stop = next == NULL ? finish : next;
    // Comments and the like are no tags, whatever quotes are in them.
    bool is_tag = tag[1] != '!' && tag[1] != '?';
    r->crowded = is_tag && count_of_values(tag, stop) > most_attributes_of_an_element;
    if (r->crowded) return false;
    r->checked = next;
  }
  return true;
}

// Looks at what the parser may come to before it calls again: one more tag. The whole text could be
// looked at before it is parsed; so it is fetched once.
static void look_behind(reading *r, const char *place) {
  if (!check_tags(r, place + long_gap)) {
    return end(r, vx_too_many, offset_of(r->request, r->checked));
  }
  r->check_from = r->checked == NULL ? r->request->bytes + r->request->count
                                     : r->checked - long_gap;
}

static void look_ahead(reading *r) {
  const char *place = (const char *)r->parser->input->cur;
  if (place >= r->check_from && is_inside(r->request, place)) look_behind(r, place);
}

// Of blanks around the document the parser says nothing.
static void look_behind_blanks(reading *r, const char *place) {
  while (is_white_space(*place)) place += 1;
  look_behind(r, place);
}

static void look_ahead_in_prolog(reading *r) {
  const char *place = (const char *)r->parser->input->cur;
  if (is_inside(r->request, place)) look_behind_blanks(r, place);
}

// Which of the wanted attributes a name is.
static int slot_of(const vx_memory *memory, const xmlChar *name) {
  if ((bit_of(name) & memory->name_bits) == 0) return unwanted;
  for (size_t slot = 0; slot < memory->name_count; slot += 1) {
    if (memory->names[slot] == name) return (int)slot;
  }
  return unwanted;
}

// True where an element has the attributes that are remembered; looked at as a whole, since a branch
// for each of a dozen costs more than their names.
static bool has_shape(const shape *known, const xmlChar **attributes, int count) {
  uintptr_t differences = 0;
  for (int place = 0; place < count; place += 1) {
    differences |= (uintptr_t)known->names[place] ^ (uintptr_t)attributes[place * 5];
  }
  return differences == 0;
}

static void remember(
    const vx_memory *memory, shape *known, const xmlChar **attributes, int count) {
  known->wanted_count = 0;
  for (int place = 0; place < count; place += 1) {
    const xmlChar *name = attributes[place * 5];
    int slot = slot_of(memory, name);
    known->names[place] = name;
    if (slot == unwanted) continue;
    known->places[known->wanted_count] = (uint8_t)place;
    known->slots[known->wanted_count] = (uint8_t)slot;
    known->wanted_count += 1;
  }
}

// Notes the values of the wanted attributes of an element.
static void take_values(reading *r, vx_value *values, const xmlChar **attributes, int count) {
  vx_memory *memory = r->memory;
  if (count > most_remembered) {
    for (const xmlChar **a = attributes, **last = a + count * 5; a < last; a += 5) {
      int slot = slot_of(memory, a[0]);
      if (slot != unwanted && a[1] == NULL) take_value(r->request, &values[slot], a[3], a[4]);
    }
    return;
  }
  shape *known = &memory->shapes[count];
  uint64_t bit = (uint64_t)1 << count;
  if ((memory->known_shapes & bit) == 0 || !has_shape(known, attributes, count)) {
    remember(memory, known, attributes, count);
    memory->known_shapes |= bit;
  }
  // Copies, since a value that is written could be any field of what is read through a pointer.
  const vx_request request = *r->request;
  int wanted_count = known->wanted_count;
  for (int i = 0; i < wanted_count; i += 1) {
    const xmlChar **a = attributes + known->places[i] * 5;
    if (a[1] == NULL) take_value(&request, &values[known->slots[i]], a[3], a[4]);
  }
}

// The length of an element's name and its number, without looking at its letters again.
static void take_name(
    vx_memory *memory, vx_element *element, const xmlChar *name, const xmlChar *prefix) {
  if (prefix != NULL) {
    element->name_length = (uint32_t)(strlen((const char *)name) + strlen((const char *)prefix) + 1);
    element->name_number = vx_most_numbers;
    return;
  }
  size_t place = (size_t)(((uint64_t)(uintptr_t)name * 0x9E3779B97F4A7C15) >> 40) % number_places;
  while (memory->numbered[place].name != name) {
    if (memory->numbered[place].name == NULL) {
      if (memory->numbers == vx_most_numbers) {
        element->name_length = (uint32_t)strlen((const char *)name);
        element->name_number = vx_most_numbers;
        return;
      }
      memory->numbered[place].name = name;
      memory->numbered[place].length = (uint32_t)strlen((const char *)name);
      memory->numbered[place].number = memory->numbers;
      memory->numbers += 1;
      break;
    }
    place = (place + 1) % number_places;
  }
  element->name_length = memory->numbered[place].length;
  element->name_number = memory->numbered[place].number;
}

// True where no value is longer than allowed.
static bool has_short_values(const reading *r, const xmlChar **attributes, int count) {
  for (const xmlChar **a = attributes, **last = a + count * 5; a < last; a += 5) {
    if ((size_t)(a[4] - a[3]) > r->request->max_value) return false;
  }
  return true;
}

static void start_element(
    void *context, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri,
    int namespace_count, const xmlChar **namespaces, int attribute_count, int defaulted,
    const xmlChar **attributes) {
  (void)uri;
  (void)namespaces;
  (void)defaulted;
  reading *r = context;
  const char *bytes = r->request->bytes;
  size_t close = position(r);
  size_t start = tag_start(r, close);
  if (r->depth > r->request->max_depth) return end(r, vx_too_deep, start);
  r->namespaces += (size_t)namespace_count;
  if (r->namespaces > most_namespaces) return end(r, vx_too_many, start);

  vx_element *element = &r->elements[r->count];
  size_t wanted = r->request->name_count;
  vx_value *values = &r->values[r->count * wanted];
  memset(values, 0, wanted * sizeof *values);
  // No value is longer than its tag.
  if (close - start > r->request->max_value &&
      !has_short_values(r, attributes, attribute_count)) {
    return end(r, vx_too_long, start);
  }
  take_values(r, values, attributes, attribute_count);
  take_name(r->memory, element, name, prefix);
  element->start = (uint32_t)start;
  element->end = (uint32_t)(close + (bytes[close] == '/' ? 2 : 1));
  element->depth = r->depth;
  r->behind = bytes + element->end;
  r->depth += 1;
  r->in_text = false;
  r->count += 1;
  if (r->count == batch_size) deliver(r);
  look_ahead(r);
}

static void end_element(
    void *context, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri) {
  (void)name;
  (void)prefix;
  (void)uri;
  reading *r = context;
  r->depth -= 1;
  r->in_text = false;
  r->behind = r->request->bytes + position(r);
  look_ahead(r);
}

static void note_text(void *context, const xmlChar *text, int length) {
  reading *r = context;
  if (r->in_text) return;
  int i = 0;
  // Indentation, eight blanks at a time.
  if (length > 0 && text[0] == '\n') i = 1;
  for (uint64_t blanks; i + 8 <= length; i += 8) {
    memcpy(&blanks, text + i, 8);
    if (blanks != 0x2020202020202020) break;
  }
  while (i < length && is_white_space((char)text[i])) i += 1;
  if (i == length) return;
  bool is_plain = is_inside(r->request, text + i);
  size_t start = is_plain ? offset_of(r->request, text + i) : position(r);
  vx_element *element = &r->elements[r->count];
  memset(&r->values[r->count * r->request->name_count], 0,
         r->request->name_count * sizeof(vx_value));
  element->start = (uint32_t)start;
  element->end = (uint32_t)(is_plain ? start + (size_t)(length - i) : start);
  element->name_length = 0;
  element->name_number = vx_most_numbers;
  element->depth = r->depth;
  r->in_text = true;
  r->count += 1;
  if (r->count == batch_size) deliver(r);
}

// Text between tags: the parser hands it over in pieces, most of them indentation.
static void characters(void *context, const xmlChar *text, int length) {
  reading *r = context;
  if (is_inside(r->request, text)) r->behind = (const char *)text + length;
  look_ahead(r);
  note_text(r, text, length);
}

static void cdata(void *context, const xmlChar *text, int length) {
  look_ahead(context);
  note_text(context, text, length);
}

static void comment(void *context, const xmlChar *text) {
  (void)text;
  look_ahead_in_prolog(context);
}

static void instruction(void *context, const xmlChar *target, const xmlChar *data) {
  (void)target;
  (void)data;
  look_ahead_in_prolog(context);
}

static void start_document(void *context) { look_ahead_in_prolog(context); }

// A document type may name its root and nothing else: no subset, no file.
static void internal_subset(
    void *context, const xmlChar *name, const xmlChar *external, const xmlChar *system) {
  (void)name;
  reading *r = context;
  // What comes next is `[`, where it declares something, or `>`.
  const char *next = (const char *)r->parser->input->cur;
  while (is_white_space(*next)) next += 1;
  if (external != NULL || system != NULL || *next != '>') {
    end(r, vx_declares, position(r));
  } else {
    look_behind_blanks(r, next + 1);
  }
}

// Looks at all tags that are left. One with too many attributes is what is said of a document,
// whatever else is wrong with it.
static bool check_rest(reading *r) {
  const char *finish = r->request->bytes + r->request->count;
  if (!r->crowded && check_tags(r, finish)) return true;
  memset(r->result, 0, sizeof *r->result);
  r->result->outcome = vx_too_many;
  r->result->offset = offset_of(r->request, r->checked);
  return false;
}

static void note_error(void *context, const xmlError *error) {
  reading *r = context;
  if (error == NULL || error->level < XML_ERR_FATAL) return;
  if (r->result->outcome != vx_complete) return;
  vx_result *result = r->result;
  result->outcome = error->code == XML_ERR_NO_MEMORY ? vx_no_memory : vx_malformed;
  result->offset = position(r);
  result->code = error->code;
  if (error->message != NULL) {
    strncpy(result->message, error->message, sizeof result->message - 1);
    char *line_end = strpbrk(result->message, "\r\n");
    if (line_end != NULL) *line_end = 0;
  }
  // The parser goes on after most errors, and calls no more.
  if (!check_rest(r)) xmlStopParser(r->parser);
}

static void set_handlers(xmlSAXHandler *handlers) {
  memset(handlers, 0, sizeof *handlers);
  handlers->initialized = XML_SAX2_MAGIC;
  handlers->startElementNs = start_element;
  handlers->endElementNs = end_element;
  // The same handler for both spares the parser the search for what is ignorable.
  handlers->characters = characters;
  handlers->ignorableWhitespace = characters;
  handlers->cdataBlock = cdata;
  handlers->comment = comment;
  handlers->processingInstruction = instruction;
  handlers->startDocument = start_document;
  handlers->internalSubset = internal_subset;
  handlers->serror = (xmlStructuredErrorFunc)note_error;
}

vx_memory *vx_memory_create(void) { return calloc(1, sizeof(vx_memory)); }

// Gives the parser up; what is known of its names goes with it.
static void forget(vx_memory *memory) {
  xmlFreeParserCtxt(memory->parser);
  memory->parser = NULL;
}

void vx_memory_free(vx_memory *memory) {
  if (memory == NULL) return;
  forget(memory);
  free(memory);
}

// Makes the parser ready for a text; false where memory runs out.
static bool prepare(vx_memory *memory) {
  if (memory->parser == NULL) {
    memory->parser = xmlNewParserCtxt();
    if (memory->parser == NULL) return false;
    // Encodings are the caller's: the bytes are UTF-8, whatever the declaration says of the file.
    // HUGE lifts the limit of 256 levels; the guard against entities that goes with it is not
    // needed where none can be declared.
    xmlCtxtUseOptions(memory->parser, XML_PARSE_NONET | XML_PARSE_HUGE | XML_PARSE_IGNORE_ENC);
    set_handlers(memory->parser->sax);
    memory->name_count = 0;
    memory->name_bits = 0;
    memory->known_shapes = 0;
    memory->numbers = vx_most_numbers;
  }
  if (memory->numbers == vx_most_numbers) {
    memset(memory->numbered, 0, sizeof memory->numbered);
    memory->numbers = 0;
  }
  return true;
}

// Looks up the names that are wanted; shapes are known as long as they are the same.
static void want(vx_memory *memory, const vx_request *request) {
  bool is_new = memory->name_count != request->name_count;
  for (size_t i = 0; i < request->name_count; i += 1) {
    const xmlChar *name =
        xmlDictLookup(memory->parser->dict, (const xmlChar *)request->names[i], -1);
    is_new |= memory->names[i] != name;
    memory->names[i] = name;
  }
  if (!is_new) return;
  memory->name_count = request->name_count;
  memory->name_bits = 0;
  for (size_t i = 0; i < memory->name_count; i += 1) memory->name_bits |= bit_of(memory->names[i]);
  memory->known_shapes = 0;
}

// True where a parser may read another text.
static bool is_worth_keeping(const vx_memory *memory) {
  xmlDictPtr names = memory->parser->dict;
  return xmlDictSize(names) <= most_kept_names && xmlDictGetUsage(names) <= most_kept_bytes &&
         memory->parser->nameMax <= most_kept_depth;
}

static void parse(reading *r) {
  const vx_request *request = r->request;
  vx_result *result = r->result;
  xmlParserInputPtr input = xmlNewInputStream(r->parser);
  if (input == NULL) {
    result->outcome = vx_no_memory;
    return;
  }
  input->base = (const xmlChar *)request->bytes + request->start;
  input->cur = input->base;
  input->end = (const xmlChar *)request->bytes + request->count;
  if (inputPush(r->parser, input) < 0) {
    xmlFreeInputStream(input);
    result->outcome = vx_no_memory;
  } else {
    xmlParseDocument(r->parser);
    if (result->outcome == vx_complete) deliver(r);
    if (result->outcome == vx_complete && !r->parser->wellFormed) {
      result->outcome = vx_malformed;
      result->offset = position(r);
    }
  }
  check_rest(r);
  if (r->parser->myDoc != NULL) xmlFreeDoc(r->parser->myDoc);
  r->parser->myDoc = NULL;
}

void vx_read(
    const vx_request *request, vx_memory *memory, vx_receiver receiver, void *context,
    vx_result *result) {
  memset(result, 0, sizeof *result);
  if (request->name_count > vx_most_attributes) {
    result->outcome = vx_too_many;
    return;
  }
  if (memory == NULL || !prepare(memory)) {
    result->outcome = vx_no_memory;
    return;
  }
  want(memory, request);
  reading r;
  r.request = request;
  r.receiver = receiver;
  r.context = context;
  r.result = result;
  r.parser = memory->parser;
  r.parser->userData = &r;
  r.memory = memory;
  r.depth = 0;
  r.namespaces = 0;
  const char *document = request->bytes + request->start;
  r.checked = memchr(document, '<', request->count - request->start);
  r.check_from = document;
  r.crowded = false;
  r.in_text = false;
  r.behind = document;
  r.count = 0;
  parse(&r);
  if (result->outcome != vx_complete || !is_worth_keeping(memory)) {
    forget(memory);
  } else {
    // Nothing that is kept refers to the text, or to what stands on the stack here.
    xmlCtxtReset(memory->parser);
    memory->parser->userData = NULL;
  }
  xmlResetLastError();
}

void vx_prepare_for_threads(void) { xmlInitParser(); }
