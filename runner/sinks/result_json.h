/* SPDX-License-Identifier: Apache-2.0 */

/* Results and runs as JSON; docs/result-schema.md describes it. */
#ifndef ASSAY_SINKS_RESULT_JSON_H
#define ASSAY_SINKS_RESULT_JSON_H

#include <jansson.h>

#include "judge/result.h"

/* One object of `results`. */
json_t *result_as_json(const struct result *result);

/* The whole document without `results`. */
json_t *run_as_json(const struct run *run);

/* Fills in a result from such an object. Its id and title live as long as the object, its
 * rules as long as `rules`; result_replayed_free frees the rest. */
void result_from_json(struct result *result, const json_t *object, const struct rules *rules);
void result_replayed_free(struct result *result);

#endif
