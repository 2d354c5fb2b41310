/* SPDX-License-Identifier: Apache-2.0 */
#include "../segments.h"

TITLE("A system loader without the method gives CLASS_LOADER_UNSUPPORTED.");

static void probe(JNIEnv *jni, jobject subject)
{
    make_jar("more.jar", (struct entry[]){{"hidden/A", 1, NULL}, {0}});
    say("AddToSystemClassLoaderSearch: %s",
        error_name(ti(AddToSystemClassLoaderSearch, here("more.jar"))));
}

TEST(.target = "search.Look", .probe = probe,
     .vm_args = LIST("-Djava.system.class.loader=search.NotAppending"));
