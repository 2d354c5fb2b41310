/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"

TITLE("GetSystemProperties lists no key twice, whether set by two options or by SetSystemProperty.");

static void say_repetitions(const char *where)
{
    jint count = 0;
    char **keys = NULL;
    int repeated = 0;
    must(GetSystemProperties, &count, &keys);
    for (jint i = 0; i < readable(keys, count); i++)
        for (jint j = 0; j < i; j++)
            repeated += keys[i] == NULL || keys[j] == NULL || strcmp(keys[i], keys[j]) == 0;
    say("%s: keys listed before: %d, assay.twice: %s", where, repeated,
        truth(is_listed("assay.twice")));
}

static void load(JavaVM *vm, char *options)
{
    say_repetitions("OnLoad");
    SAY_CALL(SetSystemProperty, "assay.twice", "a longer value");
    say_repetitions("OnLoad, set");
}

static void probe(JNIEnv *jni, jobject subject)
{
    say_repetitions("live");
}

TEST(.load = load, .probe = probe, .vm_args = LIST("-Dassay.twice=1", "-Dassay.twice=2"));
