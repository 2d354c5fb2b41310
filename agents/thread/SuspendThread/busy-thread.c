/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"
#include "turns.h"

TITLE("SuspendThread leaves no lock of the JVM owned, wherever the thread is.");

enum { TIMES = 200 };

/* What the JVM may need its own locks for. Both return the number of errors. */
static int use_the_vm(jthread suspended)
{
    jvmtiFrameInfo frames[20] = {{0}};
    jint count;
    return (ti(ForceGarbageCollection) != JVMTI_ERROR_NONE)
           + (ti(GetStackTrace, suspended, 0, 20, frames, &count) != JVMTI_ERROR_NONE);
}

static int use_jni(JNIEnv *jni)
{
    int errors = 0;
    jobject array = (*jni)->NewIntArray(jni, 10000);
    jobject global = (*jni)->NewGlobalRef(jni, array);
    errors += array == NULL || global == NULL;
    errors += (*jni)->MonitorEnter(jni, array) != JNI_OK;
    errors += (*jni)->MonitorExit(jni, array) != JNI_OK;
    (*jni)->DeleteGlobalRef(jni, global);
    (*jni)->DeleteLocalRef(jni, array);
    return errors;
}

/* Returns how often the thread went on. */
static int use_often(JNIEnv *jni, jthread thread, bool by_jni, int *errors)
{
    int moved = 0;
    jclass klass = find_class(jni, "thread/Busy");
    for (int i = 0; i < TIMES; i++) {
        must(SuspendThread, thread);
        unsigned before = turns_of(jni, klass);
        *errors += by_jni ? use_jni(jni) : use_the_vm(thread);
        moved += turns_of(jni, klass) != before;
        must(ResumeThread, thread);
        await_turns(jni, klass, 1);
    }
    return moved;
}

static void observe(JNIEnv *jni, jobject thread)
{
    int errors = 0, moved = use_often(jni, thread, false, &errors);
    say("errors: %d, suspended, but went on: %d", errors, moved);
    errors = 0;
    moved = use_often(jni, thread, true, &errors);
    say("errors of JNI functions meanwhile: %d", errors);
    say("then, but went on: %d", moved);
}

TEST(.target = "thread.Busy", .probe = observe, .timeout = 60, .needs = {.can_suspend = 1});
