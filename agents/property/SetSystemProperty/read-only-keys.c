/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("A null value tells of each key that cannot be set that it cannot be set.");

/* Each key is set to the value that it has, so that the JVM starts all the same. */
static void load(JavaVM *vm, char *options)
{
    jint count;
    char **keys;
    must(GetSystemProperties, &count, &keys);
    int neither = 0;
    int disagree = 0;
    for (jint i = 0; i < count; i++) {
        char *value;
        if (ti(GetSystemProperty, keys[i], &value) != JVMTI_ERROR_NONE)
            continue;
        jvmtiError set = ti(SetSystemProperty, keys[i], value);
        neither += set != JVMTI_ERROR_NONE && set != JVMTI_ERROR_NOT_AVAILABLE;
        if (set == JVMTI_ERROR_NOT_AVAILABLE)
            disagree += ti(SetSystemProperty, keys[i], NULL) != JVMTI_ERROR_NOT_AVAILABLE;
    }
    say("keys with another answer than NONE and NOT_AVAILABLE: %d", neither);
    say("read-only keys that the null value finds settable: %d", disagree);
}

TEST(.load = load, .vm_args = LIST("-Dassay.word=seven"));
