/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"

TITLE("What an agent does to the value and the keys that it got is not seen by later calls.");

static void overwrite(char *text)
{
    if (text != NULL)
        memset(text, '?', strlen(text));
    release(text);
}

static void observe(const char *where)
{
    jint count = 0;
    char **keys = NULL, *value = NULL;
    must(GetSystemProperty, "assay.word", &value);
    overwrite(value);
    must(GetSystemProperties, &count, &keys);
    for (jint i = 0; i < readable(keys, count); i++)
        overwrite(keys[i]);
    release(keys);
    jvmtiError error = ti(GetSystemProperty, "assay.word", &value);
    say("%s: assay.word: %s %s", where, error_name(error),
        error == JVMTI_ERROR_NONE ? quoted(value) : "");
    say("%s: listed: %s", where, truth(is_listed("assay.word")));
}

static void load(JavaVM *vm, char *options)
{
    observe("OnLoad");
}

static void probe(JNIEnv *jni, jobject subject)
{
    observe("live");
}

TEST(.load = load, .probe = probe, .vm_args = LIST("-Dassay.word=seven"));
