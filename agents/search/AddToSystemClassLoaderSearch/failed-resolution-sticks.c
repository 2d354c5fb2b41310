/* SPDX-License-Identifier: Apache-2.0 */
#include "../segments.h"

TITLE("A reference that could not be resolved fails on, when the segment has the class now.");

static void probe(JNIEnv *jni, jobject subject)
{
    make_jar("refers.jar", (struct entry[]){{"hidden/Early", 1, "hidden/Missing"},
                                            {"hidden/Later", 1, "hidden/Missing"},
                                            {0}});
    make_jar("late.jar", (struct entry[]){{"hidden/Missing", 42, NULL}, {0}});
    must(AddToSystemClassLoaderSearch, here("refers.jar"));
    ask(jni, "resolve", "hidden.Early");
    must(AddToSystemClassLoaderSearch, here("late.jar"));
    ask(jni, "resolve", "hidden.Early");
    ask(jni, "resolve", "hidden.Later");
}

TEST(.target = "search.Look", .probe = probe);
