/* SPDX-License-Identifier: Apache-2.0 */

/* Tests and causes of known deviations whose ids changed (suites/renamed.txt, suites/renamed-causes.txt),
 * so that older results, pins of known deviations and command lines still find them. */
#ifndef ASSAY_CATALOG_RENAMED_H
#define ASSAY_CATALOG_RENAMED_H

#include <jansson.h>

#include "base/home.h"

struct renamed;

/* Reads the lists; a suite without them has renamed nothing. Returns NULL after a message. */
struct renamed *renamed_read(const struct home *home);

/* The same, of the home of the running program. */
struct renamed *renamed_find(void);

void renamed_free(struct renamed *renamed);

/* The id that the test has now; of a test that was not renamed, the id itself. A case keeps its
 * name: "a/b/old:case" gives "a/b/new:case"; unless the case was renamed, by a line of its own with
 * the test's present id, "a/b/new:case a/b/new:other". Allocated. `renamed` may be NULL. */
char *renamed_id(const struct renamed *renamed, const char *id);

/* The same for what the user gave on the command line, with a remark on standard error. The '!' or
 * '-' of an excluding pattern stays before it. */
char *renamed_argument(const struct renamed *renamed, const char *pattern);

/* The causes of a result (ids joined by ", ") by the ids that they have now, each once. Allocated. */
char *renamed_causes(const struct renamed *renamed, const char *ids);

/* Gives each result of a document (docs/result-schema.md) the ids that its test and its causes have
 * now. */
void renamed_apply(const struct renamed *renamed, json_t *document);

#endif
