/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("An object keeps its hash code, by whatever reference and over collections.");

static void observe(JNIEnv *jni, jobject thread)
{
    jint first = 0;
    jvmtiError error = ti(GetObjectHashCode, thread, &first);
    say("first: %s", error_name(error));
    jint again = 0;
    error = ti(GetObjectHashCode, thread, &again);
    say("again: %s, %s", error_name(error), again == first ? "same" : "different");
    error = ti(GetObjectHashCode, (*jni)->NewGlobalRef(jni, thread), &again);
    say("global reference: %s, %s", error_name(error), again == first ? "same" : "different");
    must(ForceGarbageCollection);
    error = ti(GetObjectHashCode, thread, &again);
    say("after a collection: %s, %s", error_name(error), again == first ? "same" : "different");
}

TEST(.target = "stack.Unstarted", .probe = observe);
