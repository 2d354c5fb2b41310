/* SPDX-License-Identifier: Apache-2.0 */

/* `assay coverage --matrix threads`: what is printed of the matrix of threads. */
#ifndef ASSAY_CLI_COVERAGE_MATRIX_H
#define ASSAY_CLI_COVERAGE_MATRIX_H

#include <stdbool.h>

#include "coverage/thread_matrix.h"

/* Prints the matrix, or with `missing` its holes only, or with `json` a document. Returns the
 * exit status: 1 if there is a hole, or a reason without a cell. */
int coverage_matrix_print(const struct thread_matrix *matrix, bool missing, bool json);

#endif
