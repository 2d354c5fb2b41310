/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"

TITLE("GetSystemProperties lists keys in separate memory, each of which can be read.");

static void observe(const char *where)
{
    jint count = 0;
    char **keys = NULL;
    jvmtiError error = ti(GetSystemProperties, &count, &keys);
    int unreadable = error == JVMTI_ERROR_NONE ? count_unreadable(keys, count) : 0;
    say("%s: GetSystemProperties: %s, any: %s, unreadable: %d", where, error_name(error),
        truth(count > 0), unreadable);
    int kept = 0;
    if (error != JVMTI_ERROR_NONE)
        return;
    for (jint i = 0; i < readable(keys, count); i++)
        kept += ti(Deallocate, (unsigned char *)keys[i]) != JVMTI_ERROR_NONE;
    say("%s: keys not deallocated: %d, array: %s", where, kept,
        error_name(ti(Deallocate, (unsigned char *)keys)));
}

static void load(JavaVM *vm, char *options)
{
    observe("OnLoad");
}

static void probe(JNIEnv *jni, jobject subject)
{
    observe("live");
}

TEST(.load = load, .probe = probe, .vm_args = LIST("-Dassay.first=1"));
