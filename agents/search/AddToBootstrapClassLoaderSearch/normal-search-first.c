/* SPDX-License-Identifier: Apache-2.0 */
#include "../segments.h"

TITLE("A class that is found without the segment is not taken from it.");

static void load(JavaVM *vm, char *options)
{
    make_jar("more.jar",
             (struct entry[]){{"java/util/BitSet", 9, NULL}, {"hidden/A", 7, NULL}, {0}});
    must(AddToBootstrapClassLoaderSearch, here("more.jar"));
}

static void probe(JNIEnv *jni, jobject subject)
{
    ask(jni, "bootstrap", "java.util.BitSet");
    ask(jni, "system", "hidden.A");
}

TEST(.target = "search.Look", .load = load, .probe = probe);
