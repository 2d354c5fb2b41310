/* SPDX-License-Identifier: Apache-2.0 */
#include "../lookup.h"

TITLE("AddToSystemClassLoaderSearch adds JAR files of the same name in different directories.");

static void load(JavaVM *vm, char *options)
{
    if (is_case("onload"))
        add_same_names(add_to_system_search);
}

static void probe(JNIEnv *jni, jobject subject)
{
    if (is_case("live"))
        add_same_names(add_to_system_search);
    say_five(jni, "system");
}

TEST(.target = "search.Lookup", .load = load, .probe = probe, .cases = LIST("live", "onload"));
