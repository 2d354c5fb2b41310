/* SPDX-License-Identifier: Apache-2.0 */
#include "../segments.h"

TITLE("A JAR file may be compressed, have manifest, directories and comment, and any name.");

static void probe(JNIEnv *jni, jobject subject)
{
    say("packed.segment: %s", error_name(ti(AddToSystemClassLoaderSearch, here("packed.segment"))));
    ask(jni, "system", "hidden.Last");
    ask(jni, "system", "hidden.Stored");
    ask(jni, "system", "hidden.First");
    ask(jni, "system", "hidden.Other");
}

TEST(.target = "search.Packed", .probe = probe);
