/* SPDX-License-Identifier: Apache-2.0 */
#include "../lookup.h"

TITLE("AddToBootstrapClassLoaderSearch adds JAR files of the same name in different directories.");

static jvmtiError add(const char *path)
{
    return ti(AddToBootstrapClassLoaderSearch, path);
}

static void load(JavaVM *vm, char *options)
{
    if (is_case("onload"))
        add_same_names(add);
}

static void probe(JNIEnv *jni, jobject subject)
{
    if (is_case("live"))
        add_same_names(add);
    say_five(jni, "bootstrap");
}

TEST(.target = "search.Lookup", .load = load, .probe = probe, .cases = LIST("live", "onload"));
