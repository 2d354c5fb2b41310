/* SPDX-License-Identifier: Apache-2.0 */
#include "../segments.h"

TITLE("A JAR file may be compressed, have manifest, directories and comment, and any name.");

static void probe(JNIEnv *jni, jobject subject)
{
    say("packed.segment: %s",
        error_name(ti(AddToBootstrapClassLoaderSearch, here("packed.segment"))));
    ask(jni, "bootstrap", "hidden.Last");
    ask(jni, "bootstrap", "hidden.Stored");
    ask(jni, "bootstrap", "hidden.First");
    ask(jni, "bootstrap", "hidden.Other");
}

TEST(.target = "search.Packed", .probe = probe);
