/* SPDX-License-Identifier: Apache-2.0 */
#include "../segments.h"

TITLE("A class that is found without the segment is not taken from it.");

static void load(JavaVM *vm, char *options)
{
    make_jar("more.jar", (struct entry[]){{"search/Peer", 9, NULL}, {"hidden/A", 7, NULL}, {0}});
    must(AddToSystemClassLoaderSearch, here("more.jar"));
}

static void probe(JNIEnv *jni, jobject subject)
{
    ask(jni, "system", "search.Peer");
    ask(jni, "system", "hidden.A");
}

TEST(.target = "search.Look", .load = load, .probe = probe);
