/* SPDX-License-Identifier: Apache-2.0 */

/* Expressions that choose tests: words with `and`, `or`, `not` and parentheses. */
#ifndef ASSAY_CATALOG_EXPRESSION_H
#define ASSAY_CATALOG_EXPRESSION_H

#include <stdbool.h>

struct expression;

/* Parses the text. On a mistake returns NULL and stores what is wrong, allocated, in *problem. */
struct expression *expression_parse(const char *text, char **problem);
void expression_free(struct expression *expression);

/* Whether the expression holds, where `matches` decides for each word. */
bool expression_holds(const struct expression *expression,
                      bool (*matches)(void *context, const char *word), void *context);

#endif
