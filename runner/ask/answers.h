/* SPDX-License-Identifier: Apache-2.0 */

/* What JVMs answered to experiments, and how that is shown. */
#ifndef ASSAY_ASK_ANSWERS_H
#define ASSAY_ASK_ANSWERS_H

#include <jansson.h>
#include <stdio.h>

#include "ask/experiments.h"
#include "base/text.h"
#include "vm/vm.h"

/* An object: "vms", a list of labels in order, and "answers", for each experiment's id the lines
 * by label. */
json_t *answers_new(void);

/* Enters a JVM, and gives its label: release and version, short, of no other JVM. */
const char *answers_add_vm(json_t *answers, const struct vm *vm);

/* Enters an answer. */
void answers_put(json_t *answers, const char *id, const char *label, const struct strings *lines);

/* Writes them as JSON, an answer a line, in the order of the experiments' ids. */
void answers_write(FILE *stream, json_t *answers);

/* Reads what answers_write wrote. Returns NULL after a message. */
json_t *answers_read(const char *path);

/* Shows the answers to an experiment side by side: JVMs with one answer share a column. */
void answers_show(FILE *stream, const json_t *answers, const struct experiment *experiment);

/* The same for all experiments that were answered, as a page of Markdown for that directory. */
void answers_page(FILE *stream, const json_t *answers, const struct experiments *experiments,
                  const char *directory);

#endif
