/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

#include "../segments.h"

TITLE("AddToBootstrapClassLoaderSearch is refused where it may not be called.");

static const char *path = "absent";

static void make(JNIEnv *jni)
{
    path = here("present.jar");
    make_jar(path, (const struct entry[]){{"hidden/A", 1, NULL}, {NULL, 0, NULL}});
}

static jvmtiError call(jvmtiEnv *env)
{
    return ti_in(env, AddToBootstrapClassLoaderSearch, path);
}

CONDITIONS_PREPARED(make, "AddToBootstrapClassLoaderSearch",
                    .cases = LIST("unattached-thread", "disposed-environment", "start", "unload"));
