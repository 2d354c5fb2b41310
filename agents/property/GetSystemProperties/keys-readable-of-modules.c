/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"

TITLE("Where options configure modules, each key that GetSystemProperties lists can be read.");

static void observe(const char *where)
{
    jint count = 0;
    char **keys = NULL;
    jvmtiError error = ti(GetSystemProperties, &count, &keys);
    int unreadable = error == JVMTI_ERROR_NONE ? count_unreadable(keys, count) : 0;
    say("%s: GetSystemProperties: %s, any: %s, unreadable: %d", where, error_name(error),
        truth(count > 0), unreadable);
}

static void load(JavaVM *vm, char *options)
{
    observe("OnLoad");
}

static void probe(JNIEnv *jni, jobject subject)
{
    observe("live");
}

/* The configuration of modules need not be kept in properties. */
TEST(.load = load, .probe = probe, .since = 11,
     .vm_args = LIST("-Dassay.first=1", "--add-modules=java.base", "--module-path=.",
                     "--add-reads=java.base=ALL-UNNAMED",
                     "--add-exports=java.base/java.lang=ALL-UNNAMED",
                     "--add-opens=java.base/java.lang=ALL-UNNAMED"));
