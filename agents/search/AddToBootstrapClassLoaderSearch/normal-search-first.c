/* SPDX-License-Identifier: Apache-2.0 */
#include "../lookup.h"

TITLE("AddToBootstrapClassLoaderSearch supplies no class that is found without the segment.");

static void load(JavaVM *vm, char *options)
{
    make_jar("more.jar",
             (struct jar_class[]){{"java/util/BitSet", 9, NULL}, {"hidden/A", 7, NULL}, {0}});
    must(AddToBootstrapClassLoaderSearch, path_here("more.jar"));
}

static void probe(JNIEnv *jni, jobject subject)
{
    say_lookup(jni, "bootstrap", "java.util.BitSet");
    say_lookup(jni, "system", "hidden.A");
}

TEST(.target = "search.Lookup", .load = load, .probe = probe);
