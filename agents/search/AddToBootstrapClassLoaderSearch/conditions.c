/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

#include "classes.h"

TITLE("AddToBootstrapClassLoaderSearch refuses unattached threads, disposed environments and wrong phases.");

static const char *path = "absent";

static void make(JNIEnv *jni)
{
    path = path_here("present.jar");
    make_jar(path, (const struct jar_class[]){{"hidden/A", 1, NULL}, {NULL, 0, NULL}});
}

/* Nothing is prepared in the start phase; with an absent file another error would be due there. */
static jvmtiError call(jvmtiEnv *env)
{
    if (is_case("start"))
        make(NULL);
    return ti_in(env, AddToBootstrapClassLoaderSearch, path);
}

CONDITIONS_PREPARED(make, "AddToBootstrapClassLoaderSearch",
                    .cases = LIST("unattached-thread", "disposed-environment", "start", "unload"));
