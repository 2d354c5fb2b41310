/* SPDX-License-Identifier: Apache-2.0 */
#include "../lookup.h"

TITLE("AddToBootstrapClassLoaderSearch in the live phase adds JAR files, searched in that order.");

static void add(const char *segment)
{
    SAY_CALL(AddToBootstrapClassLoaderSearch, path_here(segment));
}

static void probe(JNIEnv *jni, jobject subject)
{
    make_jar("one.jar", (struct jar_class[]){{"hidden/A", 1, NULL}, {"hidden/B", 1, NULL}, {0}});
    make_jar("two.jar", (struct jar_class[]){
                            {"hidden/B", 2, NULL}, {"hidden/C", 2, NULL}, {"Bare", 4, NULL}, {0}});
    say_lookup(jni, "bootstrap", "hidden.D");
    add("one.jar");
    say_lookup(jni, "bootstrap", "hidden.A");
    add("two.jar");
    say_lookup(jni, "bootstrap", "hidden.B");
    say_lookup(jni, "bootstrap", "hidden.C");
    say_lookup(jni, "bootstrap", "hidden.D");
    say_lookup(jni, "bootstrap", "Bare");
}

TEST(.target = "search.Lookup", .probe = probe);
