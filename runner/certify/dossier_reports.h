/* SPDX-License-Identifier: Apache-2.0 */

/* The results of a dossier as TAP and JUnit XML, held against those as JSON. */
#ifndef ASSAY_CERTIFY_DOSSIER_REPORTS_H
#define ASSAY_CERTIFY_DOSSIER_REPORTS_H

#include <jansson.h>

#include "base/text.h"
#include "spec/rules.h"

/* Writes the reports of a configuration, of which `document` has the results and `name` is the file,
 * once more, and adds the names of those that are others in the dossier. Returns 0, or -1 after a
 * message. */
int dossier_reports_check(const char *directory, const char *name, const json_t *document,
                          const struct rules *rules, struct strings *problems);

#endif
