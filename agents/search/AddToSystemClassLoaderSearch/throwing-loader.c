/* SPDX-License-Identifier: Apache-2.0 */
#include "classes.h"

TITLE("AddToSystemClassLoaderSearch leaves no exception pending that the append method throws.");

static void probe(JNIEnv *jni, jobject subject)
{
    pass_case(jni, find_class(jni, "search/ThrowingLoader"));
    make_jar("more.jar", (struct jar_class[]){{"hidden/A", 1, NULL}, {0}});
    /* Which error it returns then, if any, is not said. */
    (void)ti(AddToSystemClassLoaderSearch, path_here("more.jar"));
    bool pending = (*jni)->ExceptionCheck(jni);
    (*jni)->ExceptionClear(jni);
    say("pending: %s", truth(pending));
}

TEST(.target = "search.Lookup", .probe = probe, .cases = LIST("exception", "error", "checked"),
     .vm_args = LIST("-Djava.system.class.loader=search.ThrowingLoader"));
