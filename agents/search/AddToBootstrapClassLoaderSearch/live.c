/* SPDX-License-Identifier: Apache-2.0 */
#include "../segments.h"

TITLE("In the live phase JAR files can be added, and are searched in this order.");

static void add(const char *segment)
{
    say("AddToBootstrapClassLoaderSearch: %s",
        error_name(ti(AddToBootstrapClassLoaderSearch, here(segment))));
}

static void probe(JNIEnv *jni, jobject subject)
{
    make_jar("one.jar", (struct entry[]){{"hidden/A", 1, NULL}, {"hidden/B", 1, NULL}, {0}});
    make_jar("two.jar", (struct entry[]){{"hidden/B", 2, NULL}, {"hidden/C", 2, NULL}, {0}});
    ask(jni, "bootstrap", "hidden.D");
    add("one.jar");
    ask(jni, "bootstrap", "hidden.A");
    add("two.jar");
    ask(jni, "bootstrap", "hidden.B");
    ask(jni, "bootstrap", "hidden.C");
    ask(jni, "bootstrap", "hidden.D");
}

TEST(.target = "search.Look", .probe = probe);
