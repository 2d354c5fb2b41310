/* SPDX-License-Identifier: Apache-2.0 */
#include "../lookup.h"

TITLE("AddToSystemClassLoaderSearch in OnLoad adds directories and JAR files, searched in that order.");

static void add(const char *segment)
{
    say("AddToSystemClassLoaderSearch: %s", error_name(add_to_system_search(path_here(segment))));
}

static void load(JavaVM *vm, char *options)
{
    make_directory("one", "hidden", &(struct jar_class){"hidden/A", 1, NULL});
    make_directory("one", "hidden", &(struct jar_class){"hidden/B", 1, NULL});
    make_jar("two.jar", (struct jar_class[]){
                            {"hidden/B", 2, NULL}, {"hidden/C", 2, NULL}, {"Bare", 4, NULL}, {0}});
    make_directory("three", "hidden", &(struct jar_class){"hidden/C", 3, NULL});
    make_directory("three", "hidden", &(struct jar_class){"hidden/D", 3, NULL});
    add("one");
    add("two.jar");
    add("three");
}

static void probe(JNIEnv *jni, jobject subject)
{
    say_lookup(jni, "system", "hidden.D");
    say_lookup(jni, "system", "hidden.C");
    say_lookup(jni, "system", "hidden.B");
    say_lookup(jni, "system", "hidden.A");
    say_lookup(jni, "system", "hidden.E");
    say_lookup(jni, "system", "Bare");
}

TEST(.target = "search.Lookup", .load = load, .probe = probe);
