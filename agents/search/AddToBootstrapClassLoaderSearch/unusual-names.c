/* SPDX-License-Identifier: Apache-2.0 */
#include "../unusual.h"

TITLE("A JAR file is found whatever its name has that means something in a URL or to a shell.");

static void add_and_ask(JNIEnv *jni, const char *segment, const char *name)
{
    say("%s: %s", segment, error_name(ti(AddToBootstrapClassLoaderSearch, here(segment))));
    ask(jni, "bootstrap", name);
}

static void probe(JNIEnv *jni, jobject subject)
{
    add_unusual(jni);
}

TEST(.target = "search.Look", .probe = probe);
