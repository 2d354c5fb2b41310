/* SPDX-License-Identifier: Apache-2.0 */

/* The expected files of the suite's tests, each read once, when it is first needed. */
#ifndef ASSAY_JUDGE_EXPECTED_FILES_H
#define ASSAY_JUDGE_EXPECTED_FILES_H

#include "judge/suite.h"
#include "match/expected.h"

struct expected_files;

/* The suite, with its tests and rules, must outlive the result. */
struct expected_files *expected_files_new(const struct suite *suite);
void expected_files_free(struct expected_files *files);

/* The expected file of a test of the suite. NULL when it cannot be used, and then *problem,
 * where it is asked for, is what is wrong. Both belong to the files. */
const struct expected *expected_files_of(struct expected_files *files, const struct test *test,
                                         const char **problem);

#endif
