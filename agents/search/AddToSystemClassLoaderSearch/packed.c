/* SPDX-License-Identifier: Apache-2.0 */
#include "../lookup.h"

TITLE("AddToSystemClassLoaderSearch accepts compressed JAR files with manifest, directories and comment.");

static void probe(JNIEnv *jni, jobject subject)
{
    say("packed.segment: %s", error_name(add_to_system_search(path_here("packed.segment"))));
    say_lookup(jni, "system", "hidden.Last");
    say_lookup(jni, "system", "hidden.Stored");
    say_lookup(jni, "system", "hidden.First");
    say_lookup(jni, "system", "hidden.Other");
}

TEST(.target = "search.PackedJar", .probe = probe);
