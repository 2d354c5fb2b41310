/* SPDX-License-Identifier: Apache-2.0 */

/* Results and runs as JSON; docs/result-schema.md describes it. */
#ifndef ASSAY_RESULT_JSON_H
#define ASSAY_RESULT_JSON_H

#include <jansson.h>

#include "result.h"

/* One object of `results`. */
json_t *result_as_json(const struct result *result);

/* The whole document without `results`. */
json_t *run_as_json(const struct run *run);

#endif
