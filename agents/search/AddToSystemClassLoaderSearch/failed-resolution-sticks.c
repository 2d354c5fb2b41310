/* SPDX-License-Identifier: Apache-2.0 */
#include "../lookup.h"

TITLE("AddToSystemClassLoaderSearch does not repair a reference whose resolution has failed.");

static void probe(JNIEnv *jni, jobject subject)
{
    make_jar("refers.jar", (struct jar_class[]){{"hidden/Early", 1, "hidden/Missing"},
                                                {"hidden/Later", 1, "hidden/Missing"},
                                                {0}});
    make_jar("late.jar", (struct jar_class[]){{"hidden/Missing", 42, NULL}, {0}});
    must_add_to_system_search(path_here("refers.jar"));
    say_lookup(jni, "resolve", "hidden.Early");
    must_add_to_system_search(path_here("late.jar"));
    say_lookup(jni, "resolve", "hidden.Early");
    say_lookup(jni, "resolve", "hidden.Later");
}

TEST(.target = "search.Lookup", .probe = probe);
