/* SPDX-License-Identifier: Apache-2.0 */
#include "../segments.h"

TITLE("In OnLoad directories and JAR files can be added, and are searched in this order.");

static void add(const char *segment)
{
    say("AddToBootstrapClassLoaderSearch: %s",
        error_name(ti(AddToBootstrapClassLoaderSearch, here(segment))));
}

static void load(JavaVM *vm, char *options)
{
    make_directory("one", "hidden", &(struct entry){"hidden/A", 1, NULL});
    make_directory("one", "hidden", &(struct entry){"hidden/B", 1, NULL});
    make_jar("two.jar", (struct entry[]){{"hidden/B", 2, NULL}, {"hidden/C", 2, NULL}, {0}});
    make_directory("three", "hidden", &(struct entry){"hidden/C", 3, NULL});
    make_directory("three", "hidden", &(struct entry){"hidden/D", 3, NULL});
    add("one");
    add("two.jar");
    add("three");
}

static void probe(JNIEnv *jni, jobject subject)
{
    ask(jni, "bootstrap", "hidden.D");
    ask(jni, "bootstrap", "hidden.C");
    ask(jni, "bootstrap", "hidden.B");
    ask(jni, "bootstrap", "hidden.A");
    ask(jni, "bootstrap", "hidden.E");
}

TEST(.target = "search.Look", .load = load, .probe = probe);
