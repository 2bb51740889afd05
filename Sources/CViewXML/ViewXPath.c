#include "ViewXPath.h"

#include <errno.h>
#include <libxml/SAX2.h>
#include <libxml/parser.h>
#include <libxml/xpath.h>
#include <libxml/xpathInternals.h>
#include <math.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

// Expressions nest deeper than the threads of some systems allow by themselves.
enum { stack_size = 64 << 20 };

struct vx_document {
  xmlParserCtxtPtr parser;
  xmlDocPtr tree;
  uintptr_t view_count;

  // What is asked now.
  xmlXPathContextPtr context;
  char *expression;
  vx_answer answer;

  pthread_mutex_t lock;
  pthread_cond_t is_done;
  // All below under the lock.
  bool is_running;
  // Nobody waits any more: the thread frees the document.
  bool is_left;
};

// MARK: The document

// Element by element, as libxml2 builds it, and each view gets its number.
static void start_element(
    void *context, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri,
    int namespace_count, const xmlChar **namespaces, int attribute_count, int defaulted,
    const xmlChar **attributes) {
  xmlParserCtxtPtr parser = context;
  xmlSAX2StartElementNs(
      context, name, prefix, uri, namespace_count, namespaces, attribute_count, defaulted,
      attributes);
  if (uri != NULL || parser->node == NULL || !xmlStrEqual(name, BAD_CAST "view")) return;
  vx_document *document = parser->_private;
  document->view_count += 1;
  parser->node->_private = (void *)document->view_count;
}

// The form holds no text; what stands between its tags is indentation.
static void no_characters(void *context, const xmlChar *text, int length) {
  (void)context;
  (void)text;
  (void)length;
}

static void no_words(void *context, const xmlError *error) {
  (void)context;
  (void)error;
}

vx_document *vx_document_begin(void) {
  xmlInitParser();
  vx_document *document = calloc(1, sizeof *document);
  if (document == NULL) return NULL;
  document->parser = xmlCreatePushParserCtxt(NULL, NULL, NULL, 0, NULL);
  if (document->parser == NULL) {
    free(document);
    return NULL;
  }
  pthread_mutex_init(&document->lock, NULL);
  pthread_cond_init(&document->is_done, NULL);
  xmlCtxtUseOptions(
      document->parser, XML_PARSE_NONET | XML_PARSE_HUGE | XML_PARSE_COMPACT);
  document->parser->_private = document;
  xmlSAXHandler *handlers = document->parser->sax;
  handlers->startElementNs = start_element;
  handlers->characters = no_characters;
  handlers->ignorableWhitespace = no_characters;
  handlers->serror = (xmlStructuredErrorFunc)no_words;
  return document;
}

void vx_document_add(vx_document *document, const char *bytes, size_t count) {
  // A failure stays in the parser.
  while (count > 0) {
    int piece = count > 1 << 20 ? 1 << 20 : (int)count;
    xmlParseChunk(document->parser, bytes, piece, 0);
    bytes += piece;
    count -= (size_t)piece;
  }
}

bool vx_document_end(vx_document *document) {
  xmlParserCtxtPtr parser = document->parser;
  xmlParseChunk(parser, NULL, 0, 1);
  bool is_whole = parser->wellFormed != 0 && parser->myDoc != NULL;
  document->tree = parser->myDoc;
  parser->myDoc = NULL;
  xmlFreeParserCtxt(parser);
  document->parser = NULL;
  // With it nodes are compared by a number, and not by a walk to the root.
  if (is_whole) xmlXPathOrderDocElems(document->tree);
  return is_whole;
}

static void forget_question(vx_document *document) {
  if (document->context != NULL) xmlXPathFreeContext(document->context);
  document->context = NULL;
  free(document->expression);
  document->expression = NULL;
}

void vx_document_free(vx_document *document) {
  forget_question(document);
  vx_answer_free(&document->answer);
  if (document->parser != NULL) {
    if (document->parser->myDoc != NULL) xmlFreeDoc(document->parser->myDoc);
    xmlFreeParserCtxt(document->parser);
  }
  if (document->tree != NULL) xmlFreeDoc(document->tree);
  pthread_cond_destroy(&document->is_done);
  pthread_mutex_destroy(&document->lock);
  free(document);
  xmlResetLastError();
}

// MARK: Answers

static void note_error(void *context, const xmlError *error) {
  vx_answer *answer = context;
  // The first says what is wrong; others follow from it.
  if (error == NULL || answer->code != 0) return;
  answer->code = error->code;
  if (error->str1 != NULL && error->int1 > 0) answer->offset = (size_t)error->int1;
}

static xmlXPathContextPtr new_context(xmlDocPtr tree, vx_answer *answer) {
  xmlXPathContextPtr context = xmlXPathNewContext(tree);
  if (context == NULL) return NULL;
  context->error = (xmlStructuredErrorFunc)note_error;
  context->userData = answer;
  context->node = (xmlNodePtr)tree;
  xmlXPathRegisterNs(context, BAD_CAST "printed", BAD_CAST "urn:viewmend:printed");
  return context;
}

// The number of the view that a node is or that has it, 0 for none.
static uintptr_t view_of(const xmlNode *node) {
  if (node->type == XML_ATTRIBUTE_NODE) node = node->parent;
  return node != NULL && node->type == XML_ELEMENT_NODE ? (uintptr_t)node->_private : 0;
}

static void take_nodes(const xmlNodeSet *set, vx_answer *answer) {
  answer->kind = vx_nodes;
  size_t count = set == NULL || set->nodeNr < 0 ? 0 : (size_t)set->nodeNr;
  answer->views = malloc((count > 0 ? count : 1) * sizeof *answer->views);
  if (answer->views == NULL) {
    answer->kind = vx_too_large;
    return;
  }
  for (size_t i = 0; i < count; i += 1) {
    uintptr_t view = view_of(set->nodeTab[i]);
    if (view == 0) {
      answer->other_count += 1;
    } else {
      answer->views[answer->view_count] = (uint32_t)(view - 1);
      answer->view_count += 1;
    }
  }
}

static void take_text(xmlChar *text, vx_answer_kind kind, vx_answer *answer) {
  answer->kind = text == NULL ? vx_too_large : kind;
  if (text == NULL) return;
  answer->text = strdup((const char *)text);
  if (answer->text == NULL) answer->kind = vx_too_large;
  xmlFree(text);
}

static void take_error(vx_answer *answer) {
  switch (answer->code) {
  case XML_XPATH_EXPRESSION_OK + XPATH_OP_LIMIT_EXCEEDED: answer->kind = vx_too_slow; break;
  case XML_ERR_NO_MEMORY:
  case XML_XPATH_EXPRESSION_OK + XPATH_MEMORY_ERROR: answer->kind = vx_too_large; break;
  default: answer->kind = vx_refused;
  }
}

static void evaluate(vx_document *document) {
  vx_answer *answer = &document->answer;
  xmlXPathCompExprPtr compiled =
      xmlXPathCtxtCompile(document->context, BAD_CAST document->expression);
  xmlXPathObjectPtr result =
      compiled == NULL ? NULL : xmlXPathCompiledEval(compiled, document->context);
  if (result == NULL || answer->code != 0) {
    take_error(answer);
  } else {
    switch (result->type) {
    case XPATH_NODESET: take_nodes(result->nodesetval, answer); break;
    case XPATH_BOOLEAN:
      answer->kind = vx_flag;
      answer->flag = result->boolval != 0;
      break;
    case XPATH_NUMBER:
      answer->number = result->floatval;
      take_text(xmlXPathCastNumberToString(result->floatval), vx_number, answer);
      break;
    default: take_text(xmlXPathCastToString(result), vx_text, answer);
    }
  }
  if (result != NULL) xmlXPathFreeObject(result);
  if (compiled != NULL) xmlXPathFreeCompExpr(compiled);
  xmlResetLastError();
}

// MARK: The thread

static void *work(void *context) {
  vx_document *document = context;
  evaluate(document);
  pthread_mutex_lock(&document->lock);
  document->is_running = false;
  bool is_left = document->is_left;
  pthread_cond_signal(&document->is_done);
  pthread_mutex_unlock(&document->lock);
  if (is_left) vx_document_free(document);
  return NULL;
}

// Waits, with the lock held, until the work is done or the seconds are up.
static void wait_for(vx_document *document, double seconds) {
  struct timespec end;
  clock_gettime(CLOCK_REALTIME, &end);
  double whole = floor(seconds);
  end.tv_sec += (time_t)whole;
  end.tv_nsec += (long)((seconds - whole) * 1e9);
  if (end.tv_nsec >= 1000000000L) {
    end.tv_sec += 1;
    end.tv_nsec -= 1000000000L;
  }
  while (document->is_running) {
    int result = seconds > 0
        ? pthread_cond_timedwait(&document->is_done, &document->lock, &end)
        : pthread_cond_wait(&document->is_done, &document->lock);
    if (result == ETIMEDOUT) return;
  }
}

static bool start(vx_document *document, pthread_t *thread) {
  pthread_attr_t attributes;
  if (pthread_attr_init(&attributes) != 0) return false;
  pthread_attr_setstacksize(&attributes, stack_size);
  document->is_running = true;
  bool has_started = pthread_create(thread, &attributes, work, document) == 0;
  pthread_attr_destroy(&attributes);
  return has_started;
}

bool vx_document_ask(
    vx_document *document, const char *expression, double seconds, vx_answer *answer) {
  memset(&document->answer, 0, sizeof document->answer);
  document->context = new_context(document->tree, &document->answer);
  document->expression = strdup(expression);
  pthread_t thread;
  if (document->context == NULL || document->expression == NULL || !start(document, &thread)) {
    forget_question(document);
    memset(answer, 0, sizeof *answer);
    answer->kind = vx_too_large;
    return true;
  }
  pthread_mutex_lock(&document->lock);
  wait_for(document, seconds);
  if (document->is_running) {
    // Every step compares the count of steps with the limit, of which there is none until here.
    __atomic_store_n(&document->context->opLimit, 1, __ATOMIC_RELAXED);
    wait_for(document, 1);
  }
  if (document->is_running) {
    document->is_left = true;
    pthread_mutex_unlock(&document->lock);
    pthread_detach(thread);
    memset(answer, 0, sizeof *answer);
    answer->kind = vx_too_slow;
    return false;
  }
  pthread_mutex_unlock(&document->lock);
  pthread_join(thread, NULL);
  *answer = document->answer;
  memset(&document->answer, 0, sizeof document->answer);
  forget_question(document);
  return true;
}

void vx_answer_free(vx_answer *answer) {
  free(answer->views);
  free(answer->text);
  answer->views = NULL;
  answer->text = NULL;
}

bool vx_expression_check(const char *expression, int *code, size_t *offset) {
  vx_answer answer;
  memset(&answer, 0, sizeof answer);
  xmlXPathContextPtr context = new_context(NULL, &answer);
  if (context == NULL) return true;
  xmlXPathCompExprPtr compiled = xmlXPathCtxtCompile(context, BAD_CAST expression);
  bool is_right = compiled != NULL && answer.code == 0;
  if (compiled != NULL) xmlXPathFreeCompExpr(compiled);
  xmlXPathFreeContext(context);
  xmlResetLastError();
  *code = answer.code;
  *offset = answer.offset;
  return is_right;
}
