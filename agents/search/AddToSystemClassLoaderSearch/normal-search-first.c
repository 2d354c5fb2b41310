/* SPDX-License-Identifier: Apache-2.0 */
#include "../lookup.h"

TITLE("AddToSystemClassLoaderSearch supplies no class that is found without the segment.");

static void load(JavaVM *vm, char *options)
{
    make_jar("more.jar",
             (struct jar_class[]){{"search/OnClassPath", 9, NULL}, {"hidden/A", 7, NULL}, {0}});
    must_add_to_system_search(path_here("more.jar"));
}

static void probe(JNIEnv *jni, jobject subject)
{
    say_lookup(jni, "system", "search.OnClassPath");
    say_lookup(jni, "system", "hidden.A");
}

TEST(.target = "search.Lookup", .load = load, .probe = probe);
