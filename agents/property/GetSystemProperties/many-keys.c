/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetSystemProperties lists the keys of three hundred options.");

/* clang-format off */
#define TEN(N) \
    "-Da.many" #N "0=" #N, "-Da.many" #N "1=" #N, "-Da.many" #N "2=" #N, "-Da.many" #N "3=" #N, \
    "-Da.many" #N "4=" #N, "-Da.many" #N "5=" #N, "-Da.many" #N "6=" #N, "-Da.many" #N "7=" #N, \
    "-Da.many" #N "8=" #N, "-Da.many" #N "9=" #N
#define HUNDRED(N) \
    TEN(N##0), TEN(N##1), TEN(N##2), TEN(N##3), TEN(N##4), TEN(N##5), TEN(N##6), TEN(N##7), \
    TEN(N##8), TEN(N##9)
/* clang-format on */

static void observe(const char *where)
{
    jint count = 0;
    char **keys = NULL;
    int ours = 0, valued = 0;
    must(GetSystemProperties, &count, &keys);
    for (jint i = 0; i < readable(keys, count); i++) {
        char *value = NULL;
        if (keys[i] == NULL || strncmp(keys[i], "a.many", 6) != 0)
            continue;
        ours++;
        if (ti(GetSystemProperty, keys[i], &value) != JVMTI_ERROR_NONE || value == NULL)
            continue;
        /* The value is the key's number without its last digit. */
        valued += strncmp(keys[i] + 6, value, 2) == 0 && strlen(value) == 2;
    }
    say("%s: of the command line: %d, of them readable: %d", where, ours, valued);
}

static void load(JavaVM *vm, char *options)
{
    observe("OnLoad");
}

static void probe(JNIEnv *jni, jobject subject)
{
    observe("live");
}

TEST(.load = load, .probe = probe, .vm_args = LIST(HUNDRED(1), HUNDRED(2), HUNDRED(3)));
