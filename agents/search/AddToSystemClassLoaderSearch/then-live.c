/* SPDX-License-Identifier: Apache-2.0 */
#include "../lookup.h"

TITLE("AddToSystemClassLoaderSearch appends live segments after those of OnLoad, and the same one again.");

static void add(const char *segment)
{
    say("%s: %s", segment, error_name(add_to_system_search(path_here(segment))));
}

static void load(JavaVM *vm, char *options)
{
    make_jar("one.jar", (struct jar_class[]){{"hidden/A", 1, NULL}, {0}});
    add("one.jar");
}

static void probe(JNIEnv *jni, jobject subject)
{
    make_jar("two.jar", (struct jar_class[]){{"hidden/A", 2, NULL}, {"hidden/B", 2, NULL}, {0}});
    make_jar("three.jar",
             (struct jar_class[]){
                 {"hidden/A", 3, NULL}, {"hidden/B", 3, NULL}, {"hidden/C", 3, NULL}, {0}});
    add("two.jar");
    add("two.jar");
    add("three.jar");
    say_lookup(jni, "system", "hidden.A");
    say_lookup(jni, "system", "hidden.B");
    say_lookup(jni, "system", "hidden.C");
    say_lookup(jni, "system", "hidden.D");
}

TEST(.target = "search.Lookup", .load = load, .probe = probe);
