/* SPDX-License-Identifier: Apache-2.0 */
#include "processes.h"

TITLE("JAVA_TOOL_OPTIONS can contain a hundred options of 4000 bytes in total.");

#define VALUE "abcdefghijklmnopqrstuvwxyz012345"
#define OPTION(NUMBER) " -Da." #NUMBER "=" VALUE
/* clang-format off */
#define TEN(DIGIT) \
    OPTION(DIGIT##0) \
    OPTION(DIGIT##1) \
    OPTION(DIGIT##2) \
    OPTION(DIGIT##3) \
    OPTION(DIGIT##4) OPTION(DIGIT##5) OPTION(DIGIT##6) OPTION(DIGIT##7) OPTION(DIGIT##8) \
        OPTION(DIGIT##9)
/* clang-format on */

static void load(JavaVM *vm, char *options)
{
    need_tool_options("a.00");
    int taken = 0, last = -1;
    for (int i = 0; i < 100; i++) {
        char *key = assay_text(), *value = NULL;
        assay_append(key, "a.%02d", i);
        if (ti(GetSystemProperty, key, &value) != JVMTI_ERROR_NONE || value == NULL
            || strcmp(value, VALUE) != 0)
            continue;
        taken++;
        last = i;
    }
    say("taken: %d, the last: %d", taken, last);
}

TEST(.load = load, .env = LIST("JAVA_TOOL_OPTIONS=" TEN(0) TEN(1) TEN(2) TEN(3) TEN(4) TEN(5) TEN(6)
                                   TEN(7) TEN(8) TEN(9)));
