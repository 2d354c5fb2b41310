/* SPDX-License-Identifier: Apache-2.0 */
#include "../lookup.h"

TITLE("AddToBootstrapClassLoaderSearch accepts compressed JAR files with manifest, directories and comment.");

static void probe(JNIEnv *jni, jobject subject)
{
    say("packed.segment: %s",
        error_name(ti(AddToBootstrapClassLoaderSearch, path_here("packed.segment"))));
    say_lookup(jni, "bootstrap", "hidden.Last");
    say_lookup(jni, "bootstrap", "hidden.Stored");
    say_lookup(jni, "bootstrap", "hidden.First");
    say_lookup(jni, "bootstrap", "hidden.Other");
}

TEST(.target = "search.PackedJar", .probe = probe);
