/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("A null value reports every read-only property as not settable.");

/* Each key is set to the value that it has, so that the JVM starts all the same; one that
 * cannot be set is then tried with another. */
static void load(JavaVM *vm, char *options)
{
    jint count = 0;
    char **keys = NULL;
    must(GetSystemProperties, &count, &keys);
    int refused = 0;
    int neither = 0;
    int disagree = 0;
    int changed = 0;
    for (jint i = 0; i < readable(keys, count); i++) {
        char *value = NULL;
        if (keys[i] == NULL || ti(GetSystemProperty, keys[i], &value) != JVMTI_ERROR_NONE
            || value == NULL)
            continue;
        jvmtiError set = ti(SetSystemProperty, keys[i], value);
        neither += set != JVMTI_ERROR_NONE && set != JVMTI_ERROR_NOT_AVAILABLE;
        if (set != JVMTI_ERROR_NOT_AVAILABLE)
            continue;
        refused++;
        disagree += ti(SetSystemProperty, keys[i], NULL) != JVMTI_ERROR_NOT_AVAILABLE;
        char *after = NULL;
        jvmtiError again = ti(SetSystemProperty, keys[i], "assay");
        must(GetSystemProperty, keys[i], &after);
        changed += again != JVMTI_ERROR_NOT_AVAILABLE || after == NULL || strcmp(value, after) != 0;
    }
    say("keys with another answer than NONE and NOT_AVAILABLE: %d", neither);
    if (refused + neither == 0)
        inapplicable("no key is read-only");
    say("read-only keys that the null value finds settable: %d", disagree);
    say("read-only keys that another value is accepted for or changes: %d", changed);
}

TEST(.load = load, .vm_args = LIST("-Dassay.word=seven"));
