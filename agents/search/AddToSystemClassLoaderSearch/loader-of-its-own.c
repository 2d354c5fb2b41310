/* SPDX-License-Identifier: Apache-2.0 */
#include "../segments.h"

TITLE("A system loader of the program is asked through its own method, private as it is.");

static void probe(JNIEnv *jni, jobject subject)
{
    make_jar("more.jar", (struct entry[]){{"hidden/A", 1, NULL}, {0}});
    say("AddToSystemClassLoaderSearch: %s",
        error_name(ti(AddToSystemClassLoaderSearch, here("more.jar"))));
}

TEST(.target = "search.Look", .probe = probe,
     .vm_args = LIST("-Djava.system.class.loader=search.Appending"));
