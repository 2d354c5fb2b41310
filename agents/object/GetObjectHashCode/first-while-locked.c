/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetObjectHashCode returns the same hash code that it first returned while the monitor was in use.");

/* The target's locks come one after the other. A collection comes before each further time. */
static void observe(JNIEnv *jni, jobject lock)
{
    static jobject last;
    static jint first;
    jint hash = 0;
    if (last != NULL && (*jni)->IsSameObject(jni, last, lock)) {
        must(ForceGarbageCollection);
        hash = ~first;
        jvmtiError error = ti(GetObjectHashCode, lock, &hash);
        say("%s: %s, %s", to_string(jni, lock), error_name(error),
            hash == first ? "same" : "different");
        return;
    }
    last = (*jni)->NewGlobalRef(jni, lock);
    say("%s: %s", to_string(jni, lock), error_name(ti(GetObjectHashCode, lock, &first)));
}

TEST(.target = "monitor.Hashed", .probe = observe);
