/* SPDX-License-Identifier: Apache-2.0 */
#include "classes.h"

TITLE("AddToSystemClassLoaderSearch returns CLASS_LOADER_UNSUPPORTED if the loader has no append method.");

static void probe(JNIEnv *jni, jobject subject)
{
    make_jar("more.jar", (struct jar_class[]){{"hidden/A", 1, NULL}, {0}});
    SAY_CALL(AddToSystemClassLoaderSearch, path_here("more.jar"));
}

TEST(.target = "search.Lookup", .probe = probe,
     .vm_args = LIST("-Djava.system.class.loader=search.NotAppendingLoader"));
