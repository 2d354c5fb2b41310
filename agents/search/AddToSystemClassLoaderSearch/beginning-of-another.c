/* SPDX-License-Identifier: Apache-2.0 */
#include "../lookup.h"

TITLE("AddToSystemClassLoaderSearch in OnLoad adds a segment whose path is the beginning of another's.");

static void add(const char *directory, const char *klass, int value)
{
    make_directory(directory, "hidden", &(struct jar_class){klass, value, NULL});
    say("AddToSystemClassLoaderSearch: %s", error_name(add_to_system_search(path_here(directory))));
}

static void load(JavaVM *vm, char *options)
{
    add("first-and-more", "hidden/A", 1);
    add("first", "hidden/B", 2);
    add("first/below", "hidden/C", 3);
    add("fir", "hidden/D", 4);
}

static void probe(JNIEnv *jni, jobject subject)
{
    say_lookup(jni, "system", "hidden.A");
    say_lookup(jni, "system", "hidden.B");
    say_lookup(jni, "system", "hidden.C");
    say_lookup(jni, "system", "hidden.D");
}

TEST(.target = "search.Lookup", .load = load, .probe = probe);
