/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetObjectHashCode returns the same by local and global references, with an owner, and after a collection.");

static jint first;

/* The value differs from the first one if the function stores nothing. */
static void say_again(const char *when, jobject object)
{
    jint again = ~first;
    jvmtiError error = ti(GetObjectHashCode, object, &again);
    say("%s: %s, %s", when, error_name(error), again == first ? "same" : "different");
}

static void observe(JNIEnv *jni, jobject thread)
{
    jvmtiError error = ti(GetObjectHashCode, thread, &first);
    say("first: %s", error_name(error));
    say_again("again", thread);
    say_again("global reference", (*jni)->NewGlobalRef(jni, thread));
    (*jni)->MonitorEnter(jni, thread);
    say_again("owned", thread);
    (*jni)->MonitorExit(jni, thread);
    must(ForceGarbageCollection);
    say_again("after a collection", thread);
}

TEST(.target = "stack.Unstarted", .probe = observe);
