/* SPDX-License-Identifier: Apache-2.0 */
#include "../lookup.h"

TITLE("AddToBootstrapClassLoaderSearch in OnLoad adds directories and JAR files, searched in that order.");

static void add(const char *segment)
{
    SAY_CALL(AddToBootstrapClassLoaderSearch, path_here(segment));
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
    say_lookup(jni, "bootstrap", "hidden.D");
    say_lookup(jni, "bootstrap", "hidden.C");
    say_lookup(jni, "bootstrap", "hidden.B");
    say_lookup(jni, "bootstrap", "hidden.A");
    say_lookup(jni, "bootstrap", "hidden.E");
    say_lookup(jni, "bootstrap", "Bare");
}

TEST(.target = "search.Lookup", .load = load, .probe = probe);
