/* SPDX-License-Identifier: Apache-2.0 */

/* What every unit test includes, and how its main prints TAP. */
#ifndef ASSAY_UNIT_H
#define ASSAY_UNIT_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#define RUN_TESTS(TESTS)                                                                           \
    (cmocka_set_message_output(CM_OUTPUT_TAP), cmocka_run_group_tests(TESTS, NULL, NULL))

/* Directory of the small tables in tests/unit/spec, from the source tree's root. */
#define UNIT_SPEC "tests/unit/spec"

#endif
